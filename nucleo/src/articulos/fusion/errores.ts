import { decirReparo, type Reparo } from './reparos.ts';

/** What is refused of merging two artículos. */
export const erroresDeFusion = {
  'articulos.fusion_con_reparos': {
    status: 409,
    mensaje: (d: { codigo: string; otro: string; reparos: readonly Reparo[] }) =>
      `No se puede fusionar ${d.codigo} en ${d.otro}: ${d.reparos.map(decirReparo).join('; ')}.`,
  },
  'articulos.fusionado': {
    status: 409,
    mensaje: (d: { codigo: string; otro: { id: string; codigo: string; descripcion: string } }) =>
      `${d.codigo} se fusionó en ${d.otro.codigo} · ${d.otro.descripcion}, que tiene su stock y sus códigos: no vuelve a activarse. Usá ${d.otro.codigo} o creá otro artículo.`,
  },
} as const;
