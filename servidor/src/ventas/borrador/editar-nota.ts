import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { NotaEditada } from '@trastienda/nucleo/ventas/contrato.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { conPreciosDeHoy } from '@trastienda/nucleo/ventas/renglones.ts';
import { totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirNota, type NotaAbierta } from '#ventas/abrir-nota.ts';
import { leerElecciones } from '#ventas/kits/decir-elecciones.ts';
import { exigirPrecios } from '#ventas/limites/exigir-precios.ts';
import { poderDePrecio } from '#ventas/limites/poder.ts';
import { elegirLista, exigirNoDarMas, exigirNoMejorar } from '#ventas/listas/elegir-lista.ts';
import { leerNombrada } from '#ventas/listas/listas.query.ts';
import { cambiarBorrador } from '#ventas/notas.repo.ts';
import { leerPartes, tomarPartes } from '#ventas/vista/partes.query.ts';
import { contestar } from '#ventas/vista/respuesta.ts';
import { cambiosDeRenglones } from './cambios-de-renglones.ts';
import { armar } from './cotizar.ts';
import { exigirAptas, exigirConocidas, type PartesConocidas } from './exigir-partes.ts';
import { leerArticulos } from './leer-articulos.ts';
import { reemplazarRenglones } from './renglones.repo.ts';

/**
 * Changes a draft. Lines that stay keep the price they were made with (VEN-07), unless it goes by another lista or their
 * quantity has another price (PRE-11).
 */
export async function editarNota(orden: Orden, id: string, pedido: NotaEditada): Promise<Nota> {
  const { tx, usuario } = orden;
  const nota = await abrirNota(orden, { id, version: pedido.version, permiso: 'nota.crear' });
  exigir(cicloDeNota.destinos(nota.estado, 'editar'));
  const { clienteId = nota.clienteId, depositoId = nota.depositoId, observaciones = nota.observaciones } = pedido;
  const { condicionId = clienteId === nota.clienteId ? nota.condicionId : undefined } = pedido;
  const partes = exigirConocidas(await tomarPartes(tx, { clienteId, depositoId, condicionId }, usuario));
  const { sucursalId } = partes.deposito;
  usuario.exigirEn('nota.crear', sucursalId);
  exigirAptas(partes);
  const lista = await listaTras(orden, nota, { pedido, partes });
  const { renglones, cambiaron } = await renglonesTras(orden, nota, { pedido, partes, lista });

  const totales = totalesDe(renglones);
  const despues = {
    ...nota,
    clienteId,
    depositoId,
    sucursalId,
    condicionId: partes.listas.condicion?.id ?? null,
    ...lista,
    observaciones,
    renglones,
  };
  if (cambiaron) await reemplazarRenglones(tx, id, renglones);
  await cambiarBorrador(tx, { ...despues, totales, usuarioId: usuario.id });
  await auditarEdicion(orden, nota, { despues, partes });
  return contestar({ ...despues, version: nota.version + 1 }, [], usuario);
}

type Lista = Pick<NotaAbierta, 'listaId' | 'listaOrigen'>;
type Pedida = { readonly pedido: NotaEditada; readonly partes: PartesConocidas };

/** Whether it is sold to the same cliente, by the same condición and in the same sucursal: what decides its lista. */
const seVendeIgual = (nota: NotaAbierta, { pedido, partes }: Pedida): boolean => {
  const { clienteId = nota.clienteId, condicionId = nota.condicionId } = pedido;
  return (
    clienteId === nota.clienteId && condicionId === nota.condicionId && partes.deposito.sucursalId === nota.sucursalId
  );
};

/** The lista stays while nothing that decides it changes: what rules may have moved since, and nobody asked for that. */
async function listaTras(orden: Orden, nota: NotaAbierta, { pedido, partes }: Pedida): Promise<Lista> {
  const { listaId } = pedido;
  if ((listaId === undefined || listaId === nota.listaId) && seVendeIgual(nota, { pedido, partes })) {
    return { listaId: nota.listaId, listaOrigen: nota.listaOrigen };
  }
  // What the nota has already is not chosen again: another lista may be, with the condición it has.
  const vendeIgual = seVendeIgual(nota, { pedido, partes });
  const { id, origen } = await elegirLista(orden, partes, vendeIgual ? { listaId } : pedido);
  if (!vendeIgual) exigirNoDarMas(orden, partes);
  return { listaId: id, listaOrigen: origen };
}

async function renglonesTras(
  orden: Orden,
  nota: NotaAbierta,
  { pedido, partes, lista: { listaId } }: Pedida & { readonly lista: Lista },
): Promise<{ renglones: readonly RenglonDeNota[]; cambiaron: boolean }> {
  const { tx, usuario, ahora } = orden;
  // Whatever brings another lista, its prices come with it: those of the one before may be better, or in another currency.
  const conOtrosPrecios = listaId !== nota.listaId;
  const previos = new Map(nota.renglones.map((renglon) => [renglon.id, renglon]));
  // What was right for one cliente is no reason to sell so to another.
  const aceptados = seVendeIgual(nota, { pedido, partes }) ? previos : new Map<string, RenglonDeNota>();
  const exigirTomados = (renglones: readonly RenglonDeNota[]) =>
    exigirNoMejorar(orden, partes, { lista: { id: listaId }, renglones, previos: aceptados });
  if (!pedido.renglones && !conOtrosPrecios) {
    await exigirTomados(nota.renglones);
    return { renglones: nota.renglones, cambiaron: false };
  }
  const pedidos: NonNullable<NotaEditada['renglones']> =
    pedido.renglones ?? nota.renglones.map(({ id, articuloId, pedida }) => ({ id, articuloId, cantidad: pedida }));
  const congeladoEn = nota.creadaEn;
  const leidos = await leerArticulos(tx, pedidos, { listaId, ahora, conEscalones: true, congeladoEn });
  const armados = armar({
    pedidos,
    leidos,
    anteriores: nota.renglones,
    poder: poderDePrecio(usuario, partes.deposito),
  });
  const deHoy = () => new Map(armados.map((renglon, i) => [renglon.id, leidos[i]?.precio ?? null]));
  const enEsaMoneda = async () =>
    (await mismaMoneda(tx, nota.listaId, listaId)) ? armados : armados.map((uno, i) => soltar(uno, pedidos[i]));
  const renglones = conOtrosPrecios ? exigir(conPreciosDeHoy(await enEsaMoneda(), deHoy())) : armados;
  await exigirTomados(renglones);
  // What is not sold otherwise than before is not looked at again until it is confirmed; a reason that was not there is, and so
  // is giving more of what is without charge.
  const yaAceptado = (renglon: RenglonDeNota) => {
    const previo = previos.get(renglon.id);
    if (previo === undefined || regalaMas(renglon, previo)) return false;
    return enPrecio(previo) === enPrecio(renglon) && !daOtroMotivo(renglon, previo);
  };
  const { limite } = partes.deposito;
  return { renglones: await exigirPrecios(orden, renglones, { listaId, limite, yaAceptado }), cambiaron: true };
}

const mismaMoneda = async (tx: Orden['tx'], una: string, otra: string): Promise<boolean> =>
  (await leerNombrada(tx, una)).moneda === (await leerNombrada(tx, otra)).moneda;

/** What somebody once wrote of a line was in the other currency: it says nothing in this one, but for what goes without charge. */
const soltar = (renglon: RenglonDeNota, pedido: { readonly precio?: string | undefined } | undefined): RenglonDeNota =>
  renglon.sinCargo || pedido?.precio !== undefined ? renglon : { ...renglon, precioDeLista: true };

const enPrecio = ({ precio, descuentos }: RenglonDeNota): string => [precio, ...descuentos].join();

const regalaMas = ({ sinCargo, pedida }: RenglonDeNota, previo: RenglonDeNota): boolean =>
  sinCargo && decimal(pedida).gt(previo.pedida);

const daOtroMotivo = ({ motivoDePrecio }: RenglonDeNota, previo: RenglonDeNota): boolean =>
  motivoDePrecio !== '' && motivoDePrecio !== previo.motivoDePrecio;

type Edicion = {
  readonly despues: Pick<
    NotaAbierta,
    'clienteId' | 'depositoId' | 'sucursalId' | 'condicionId' | 'listaId' | 'observaciones'
  > & { readonly renglones: readonly RenglonDeNota[] };
  readonly partes: PartesConocidas;
};

async function auditarEdicion(orden: Orden, nota: NotaAbierta, { despues, partes }: Edicion): Promise<void> {
  const { tx, usuario, auditar } = orden;
  const mismas =
    nota.clienteId === despues.clienteId &&
    nota.depositoId === despues.depositoId &&
    nota.condicionId === despues.condicionId;
  const previas = mismas ? partes : await leerPartes(tx, nota, usuario);
  const otraLista = nota.listaId !== despues.listaId;
  const decirElecciones = await leerElecciones(tx, [...nota.renglones, ...despues.renglones]);
  const nombreDe = async (listaId: string) => (otraLista ? (await leerNombrada(tx, listaId)).nombre : undefined);
  auditar({
    accion: 'nota.editar',
    entidad: 'nota',
    id: nota.id,
    sucursalId: despues.sucursalId,
    cambios: [
      ...diferencias(
        {
          cliente: previas.cliente?.razonSocial,
          deposito: previas.deposito?.nombre,
          condicion: previas.listas.condicion?.nombre,
          lista: await nombreDe(nota.listaId),
          observaciones: nota.observaciones,
          total: totalesDe(nota.renglones).total,
        },
        {
          cliente: partes.cliente.razonSocial,
          deposito: partes.deposito.nombre,
          condicion: partes.listas.condicion?.nombre,
          lista: await nombreDe(despues.listaId),
          observaciones: despues.observaciones,
          total: totalesDe(despues.renglones).total,
        },
      ),
      ...cambiosDeRenglones(nota.renglones, despues.renglones, decirElecciones),
    ],
  });
}
