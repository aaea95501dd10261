import { auditar } from '#campanias/comun/auditoria.ts';
import type { Violacion } from '#campanias/comun/campania.ts';
import { resolverPendientes } from '#campanias/comun/cliente.ts';
import { aprender } from '#campanias/comun/mundo.ts';
import type { Contestada } from './red.ts';
import { directo, type Terreno } from './terreno.ts';

/**
 * When nothing is on its way: what was refused or never heard is asked once more without the link (a late copy may have
 * done what its original was refused), the standard audit, and every answer the server ever gave to each key.
 */
export async function revisar(terreno: Terreno): Promise<void> {
  const { red, historia, cliente, mundo, sitio, violaciones } = terreno;
  await red.quieta();
  await resolverPendientes(cliente, historia, directo(terreno));
  for (const { operacion, resultado } of historia.hechas()) {
    if (resultado.tipo === 'fail') await cliente.enviar(directo(terreno), operacion);
  }
  await resolverPendientes(cliente, historia, directo(terreno));
  for (const { operacion, resultado } of historia.hechas()) aprender(mundo, operacion, resultado);
  violaciones.push(...(await auditar(sitio, historia)), ...revisarContestadas(red.contestadas));
}

/** One first answer per key at most; every other one is the same, byte by byte, and says that it is a repetition. */
export function revisarContestadas(contestadas: readonly Contestada[]): Violacion[] {
  const buenas = contestadas.filter(({ status, clave }) => status >= 200 && status < 300 && clave !== '');
  return [...Map.groupBy(buenas, ({ quien, clave }) => `${quien} ${clave}`).values()].flatMap((grupo) => {
    const [una] = grupo;
    if (!una) return [];
    const datos = { clave: una.clave, ruta: una.ruta, veces: grupo.length };
    const distintas = new Set(grupo.map(({ status, cuerpo, ruta }) => `${status} ${ruta} ${cuerpo}`));
    const primeras = grupo.filter(({ repetida }) => !repetida).length;
    return [
      ...(distintas.size > 1
        ? [{ invariante: 'C05', que: 'una repetición no es idéntica', datos: { ...datos, distintas: [...distintas] } }]
        : []),
      ...(primeras > 1
        ? [{ invariante: 'C05', que: 'la misma clave se hizo dos veces', datos: { ...datos, primeras } }]
        : []),
    ];
  });
}
