import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { type CampoDeEntidad, camposDe } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';

/** What a file may bring: what the entidad knows, and the campos of the business (ART-18). */
export const camposDeVista = ({
  entidad,
  propios,
}: Pick<Importacion, 'entidad' | 'propios'>): Readonly<Record<string, CampoDeEntidad>> => ({
  ...camposDe(entidad),
  ...Object.fromEntries(propios.map(({ campo, titulo }) => [campo, { ...SIN_NADA, titulo }])),
});

const SIN_NADA = { otros: [], obligatorio: false, clase: 'texto', ejemplo: '' } as const;
