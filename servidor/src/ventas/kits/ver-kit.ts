import { textoDeTotal } from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { type Linea, lineasDe, porUnidad } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { kitsDisponibles } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, CERO, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { KitParaVender } from '@trastienda/nucleo/ventas/contrato.ts';
import type { Consulta } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerDisponibilidad } from '#ventas/vista/otras.query.ts';
import { type KitsLeidos, leerKits, partesDe } from './kits.query.ts';

/** What a kit takes, what may be chosen of it, and how many can be sold from a depósito (INV-25, EST-10). */
export async function verKit(
  { db, usuario }: Consulta,
  articuloId: string,
  { depositoId }: { readonly depositoId: string },
): Promise<KitParaVender> {
  const leidos = await leerKits(db, [articuloId]);
  const { grafo, nombrados } = leidos;
  const kit = nombrados.get(articuloId);
  if (kit?.tipo !== 'KIT') return rechazar('comun.no_encontrado', { que: 'el kit' });
  const partes = partesDe(leidos, articuloId, null);
  if (!partes.ok) {
    return rechazar('ventas.articulo_no_vendible', {
      articulos: [{ articuloId, codigo: kit.codigo, razon: partes.error }],
    });
  }
  const { aca } = await leerDisponibilidad(db, { articuloIds: [...nombrados.keys()], depositoId, usuario });
  const disponibleDe = (id: string) => (aca ? textoCantidad(cuantosHay(leidos, aca, id)) : null);
  const deArticulo = (id: string) => ({
    articuloId: id,
    codigo: nombrados.get(id)?.codigo ?? '',
    descripcion: nombrados.get(id)?.descripcion ?? '',
    disponible: disponibleDe(id),
  });
  const aLinea = ({ id, componenteId, sustitutos, opcional, ...linea }: Linea) => ({
    lineaId: id,
    ...deArticulo(componenteId),
    cantidad: textoDeTotal(porUnidad(linea)),
    opcional,
    sustitutos: sustitutos.map(deArticulo),
  });
  return {
    articuloId,
    disponible: disponibleDe(articuloId),
    lineas: lineasDe(grafo, articuloId).map(aLinea),
    porDentro: [...grafo].flatMap(([kitId, lineas]) =>
      kitId === articuloId || nombrados.get(kitId)?.tipo !== 'KIT'
        ? []
        : lineas.map((linea) => ({ kitId, ...aLinea(linea) })),
    ),
  };
}

/** What there is of an artículo. A kit has no stock, inside another one either: it is how many what it takes reaches for. */
function cuantosHay(leidos: KitsLeidos, aca: ReadonlyMap<string, string>, articuloId: string): Big {
  const hay = (id: string) => decimal(aca.get(id) ?? CERO);
  const articulo = leidos.nombrados.get(articuloId);
  if (articulo?.tipo !== 'KIT') return hay(articuloId);
  const partes = partesDe(leidos, articuloId, null);
  return partes.ok ? kitsDisponibles(partes.value, hay, articulo.decimales) : CERO;
}
