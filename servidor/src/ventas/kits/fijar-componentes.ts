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

/**
 * The same to look at a draft, with what one kit of each line takes: a kit that cannot be opened shows nothing inside, and
 * there is none of it.
 */
export async function conComponentesDeHoy<Renglon extends RenglonDeNota>(
  db: Db,
  renglones: readonly Renglon[],
): Promise<{ readonly abiertos: readonly Renglon[]; readonly partes: PartesPorRenglon }> {
  const { abiertos, partes } = await abrir(db, renglones);
  return { abiertos, partes };
}

/** What one kit takes, by line of the nota. */
export type PartesPorRenglon = ReadonlyMap<string, readonly ParteDeKit[]>;

async function abrir<Renglon extends RenglonDeNota>(db: Db | Tx, renglones: readonly Renglon[]) {
  const imposibles: ArticuloNoVendible[] = [];
  const partes = new Map<string, readonly ParteDeKit[]>();
  const kits = renglones.filter(({ kit }) => kit !== null);
  if (kits.length === 0) return { abiertos: renglones, imposibles, partes };
  const leidos = await leerKits(
    db,
    kits.map(({ articuloId }) => articuloId),
  );
  const abiertos = renglones.map((renglon) => {
    const { articuloId, codigo, pedida, kit } = renglon;
    if (kit === null) return renglon;
    const suyas = partesDe(leidos, articuloId, kit.elecciones);
    if (suyas.ok) partes.set(renglon.id, suyas.value);
    else imposibles.push({ articuloId, codigo, razon: suyas.error });
    const componentes = suyas.ok ? suyas.value.map((parte) => componenteDe(parte, pedida)) : [];
    return { ...renglon, kit: { ...kit, componentes } };
  });
  return { abiertos, imposibles, partes };
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
