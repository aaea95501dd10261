/** What is refused of equivalences, replacements and applications. */
export const erroresDeEquivalencias = {
  'articulos.ya_equivalentes': {
    status: 409,
    mensaje: (d: { codigo: string; otro: string }) =>
      d.codigo === d.otro
        ? `${d.codigo} no puede ser equivalente de sí mismo. Elegí otro artículo.`
        : `${d.codigo} y ${d.otro} ya son equivalentes.`,
  },
  'articulos.reemplazo_en_circulo': {
    status: 409,
    mensaje: (d: { codigo: string; por: string }) =>
      d.codigo === d.por
        ? `${d.codigo} no puede reemplazarse a sí mismo. Elegí otro artículo.`
        : `${d.codigo} ya reemplaza a ${d.por}, así que ${d.por} no puede reemplazarlo. Elegí otro artículo.`,
  },
  'articulos.aplicacion_repetida': {
    status: 409,
    mensaje: (d: { codigo: string; vehiculo: string }) =>
      `${d.codigo} ya figura para ${d.vehiculo}. Cambiá esa aplicación o agregale una nota que la distinga.`,
  },
} as const;
