import { buscarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { consultaDe } from '#api/consultas.ts';
import { type Buscador, POR_BUSCADOR } from '#ui/buscador.ts';

export const buscadorDeArticulos: Buscador = {
  id: 'articulos',
  titulo: 'articulos.titulo',
  permiso: 'articulo.ver',
  buscar: async (cache, texto) => {
    const query = { texto, limite: POR_BUSCADOR };
    const { filas } = await cache.fetchQuery(consultaDe(buscarArticulos, { query }));
    // What only the palette says comes with its first answer.
    const { leerRazones } = await import('./razon-de-hallazgo.ts');
    const razonDe = await leerRazones();
    return filas.map((fila) => {
      const detalle = [fila.marca, razonDe(fila)].filter((parte) => parte !== null).join(' · ');
      return {
        id: fila.id,
        texto: `${fila.codigo} · ${fila.descripcion}`,
        ...(detalle === '' ? {} : { detalle }),
        a: `/articulos/tabla/${fila.id}`,
      };
    });
  },
};
