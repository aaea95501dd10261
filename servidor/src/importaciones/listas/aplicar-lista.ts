import { escribirDia } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { desdeAhora, exigirProveedor, proponerParaElegidos } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { ImportacionGuardada, Totales } from '#importaciones/importaciones.repo.ts';
import { detallar } from '#importaciones/trabajo/carga.ts';
import type { Avance } from '#importaciones/trabajo/obra.ts';
import { aplicarLineas, conOtroCosto, contarAplicadas, porConfirmar } from './aplicar-lista.query.ts';
import { proveedorDe } from './datos-de-lista.query.ts';
import { anotarLote } from './lineas.repo.ts';
import { recordarPerfil } from './perfil.repo.ts';

type Pedido = {
  readonly tx: Tx;
  readonly importacion: ImportacionGuardada;
  readonly usuario: Usuario;
  readonly ahora: Date;
  readonly proponer: boolean;
  readonly avanzar: (avance: Avance) => void;
};

/**
 * Writes what the compared lines say, all of them or none, keeps how the list was read for the next one, and, if asked,
 * prepares the prices that would follow. Answers what came of it, as the importación keeps it.
 */
export async function aplicarLista(pedido: Pedido): Promise<Omit<Totales, 'leidas' | 'rechazadas'>> {
  const { tx, importacion, usuario, ahora, proponer, avanzar } = pedido;
  const { id, archivo } = importacion;
  const lineas = await porConfirmar(tx, id);
  if (lineas > 0) rechazar('importaciones.lista_por_confirmar', { lineas });
  const proveedor = await proveedorDe(tx, id, usuario);
  // It waited for its turn, and is the principal of what nobody else sells from here on.
  await exigirProveedor(tx, proveedor.id);
  const origen = origenDe(proveedor, archivo);
  await aplicarLineas(tx, {
    importacionId: id,
    proveedorId: proveedor.id,
    origen,
    usuarioId: usuario.id,
    ahora,
    avanzar,
  });
  await recordarPerfil(tx, proveedor.id, importacion, usuario.id);
  const lote = proponer
    ? await proponerParaElegidos(
        // It waited for its turn while prices changed.
        { tx, usuario, ahora: await desdeAhora(tx, ahora) },
        { ids: await conOtroCosto(tx, id), motivo: motivoDe(ahora) },
      )
    : null;
  if (lote) await anotarLote(tx, id, lote.id);
  const { crear, actualizar, sinCambios, omitidas, creados } = await contarAplicadas(tx, id);
  return {
    crear,
    actualizar,
    sinCambios,
    detalles: detallar({ 'Artículos nuevos en borrador': creados, 'Quedaron como estaban': omitidas }),
  };
}

/** The reason of a price is read by who may not know who sells what (INV-61), and a file bears the name of its proveedor. */
const motivoDe = (ahora: Date): string => `Lista de proveedor del ${escribirDia(diaArgentino(ahora))}`;

/** Where the costs of a list say they come from: «Bosch Argentina · lista-agosto.csv». */
export const origenDe = ({ razonSocial }: { readonly razonSocial: string }, archivo: string): string =>
  `${razonSocial} · ${archivo}`;
