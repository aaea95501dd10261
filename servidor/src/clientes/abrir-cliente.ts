import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { bloquearCliente } from './clientes.repo.ts';
import { leerFicha } from './ficha.query.ts';

/** Locks a cliente to change it: it exists, nobody changed it meanwhile, it is not the system's own and still is somebody. */
export async function abrirCliente({ tx }: Orden, id: string, version: number) {
  const actual = await bloquearCliente(tx, id);
  if (actual === undefined) rechazar('comun.no_encontrado', { que: 'el cliente' });
  await exigirVersion({ tx, entidad: 'cliente', id, actual, pedida: version });
  const cliente = definido(await leerFicha(tx, id), 'the cliente just locked');
  if (cliente.consumidorFinal) rechazar('clientes.consumidor_final', {});
  if (cliente.anonimizado) rechazar('clientes.anonimizado', {});
  return cliente;
}
