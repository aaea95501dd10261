import type { Concesion } from '@trastienda/nucleo/administrador/contrato.ts';

/** Only what the server keeps of a grant, each once. */
export function sinRepetir(concesiones: readonly Concesion[]): Concesion[] {
  const unicas = new Map(concesiones.map(({ rol, sucursalId }) => [`${rol} ${sucursalId}`, { rol, sucursalId }]));
  return [...unicas.values()];
}

export const sonIguales = (unas: readonly Concesion[], otras: readonly Concesion[]): boolean =>
  huella(unas) === huella(otras);

const huella = (concesiones: readonly Concesion[]): string =>
  sinRepetir(concesiones)
    .map(({ rol, sucursalId }) => `${rol} ${sucursalId}`)
    .sort()
    .join();
