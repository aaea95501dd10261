import type { ParteDeKit } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { type ComponenteDeRenglon, totalDeKits } from '@trastienda/nucleo/ventas/kits/kit.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import type { ArticuloNoVendible } from '@trastienda/nucleo/ventas/renglones.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerKits, partesDe } from './kits.query.ts';

/** The lines with what their kits are made of today; those that are no kits stay as they are. Nothing is read without kits. */
export async function conComponentes<Renglon extends RenglonDeNota>(
  db: Db | Tx,
  renglones: readonly Renglon[],
): Promise<readonly Renglon[]> {
  const { abiertos, imposibles } = await abrir(db, renglones);
  if (imposibles.length > 0) rechazar('ventas.articulo_no_vendible', { articulos: imposibles });
  return abiertos;
}

/** The same to look at a draft: a kit that cannot be opened shows nothing inside. */
export const conComponentesDeHoy = async <Renglon extends RenglonDeNota>(
  db: Db,
  renglones: readonly Renglon[],
): Promise<readonly Renglon[]> => (await abrir(db, renglones)).abiertos;

async function abrir<Renglon extends RenglonDeNota>(db: Db | Tx, renglones: readonly Renglon[]) {
  const imposibles: ArticuloNoVendible[] = [];
  const kits = renglones.filter(({ kit }) => kit !== null);
  if (kits.length === 0) return { abiertos: renglones, imposibles };
  const leidos = await leerKits(
    db,
    kits.map(({ articuloId }) => articuloId),
  );
  const abiertos = renglones.map((renglon) => {
    const { articuloId, codigo, pedida, kit } = renglon;
    if (kit === null) return renglon;
    const partes = partesDe(leidos, articuloId, kit.elecciones);
    if (!partes.ok) imposibles.push({ articuloId, codigo, razon: partes.error });
    const componentes = partes.ok ? partes.value.map((parte) => componenteDe(parte, pedida)) : [];
    return { ...renglon, kit: { ...kit, componentes } };
  });
  return { abiertos, imposibles };
}

function componenteDe(parte: ParteDeKit, kits: string): ComponenteDeRenglon {
  const { id: articuloId, codigo, descripcion, decimales, control } = parte.articulo;
  return {
    id: uuidv7(),
    articuloId,
    codigo,
    descripcion,
    decimales,
    total: totalDeKits(parte, kits),
    control: control === 'NINGUNO' ? undefined : control,
  };
}
