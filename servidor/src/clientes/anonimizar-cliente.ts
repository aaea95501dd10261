import { nombreAnonimo, TACHADO } from '@trastienda/nucleo/clientes/anonimo.ts';
import type { Anonimizacion, Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { tacharRastro, tacharValores, valoresDelRastro } from '#plataforma/tachar.ts';
import { abrirCliente } from './abrir-cliente.ts';
import * as repo from './clientes.repo.ts';
import { leerFicha } from './ficha.query.ts';
import { guardarContactos, guardarDomicilios } from './listas.repo.ts';
import { ESTADOS } from './nombres.ts';
import { leerNotasParaAnonimizar } from './notas.query.ts';

/** Strikes out what another room keeps of a cliente; answers the names it knew it by. */
export type Olvido = (tx: Tx, clienteId: string, por: string) => Promise<readonly string[]>;

/** They say how it is sold to, and not who it is. */
const NO_DICEN_QUIEN = ['estado', 'condicionIva', 'lista', 'condicion'];

/**
 * Takes away for good what a cliente is known by, here, in its trail and in what `olvidos` look after (CLI-15). Its notas, what they
 * moved and every total stay. What is not told any more may not be written by who takes it away: the trail has no values of it.
 */
export async function anonimizarCliente(
  orden: Orden,
  { id, version, motivo }: Anonimizacion & { readonly id: string },
  olvidos: readonly Olvido[],
): Promise<Cliente> {
  const { tx, usuario, auditar } = orden;
  const antes = await abrirCliente(orden, id, version);
  const { notas, abiertas } = await leerNotasParaAnonimizar(tx, id);
  if (abiertas > 0) rechazar('clientes.con_notas_abiertas', { cuantas: abiertas });
  const nombres = [antes.razonSocial, ...(await valoresDelRastro(tx, 'cliente', id, 'razonSocial'))];

  await repo.anonimizar(tx, id, nombreAnonimo(id), usuario.id);
  await guardarDomicilios(tx, id, []);
  await guardarContactos(tx, id, []);
  await tacharRastro(tx, { entidad: 'cliente', id, salvo: NO_DICEN_QUIEN, por: TACHADO });
  for (const olvidar of olvidos) nombres.push(...(await olvidar(tx, id, TACHADO)));
  await tacharValores(tx, { entidad: 'nota', ids: notas, campo: 'cliente', valores: nombres, por: TACHADO });

  const cliente = definido(await leerFicha(tx, id), 'the cliente just changed');
  auditar({
    accion: 'cliente.anonimizar',
    entidad: 'cliente',
    id,
    motivo,
    cambios: diferencias({ estado: ESTADOS[antes.estado] }, { estado: ESTADOS[cliente.estado] }),
  });
  return cliente;
}
