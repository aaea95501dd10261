import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import {
  cargarArbol,
  cargarArticulos,
  cargarPrecios,
  type PrecioParaCargar,
  type RubroParaCargar,
} from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { cargarMarcas } from '#tablas-generales/index.ts';
import type { AvanceDeDemo } from './cargar.ts';
import type { Lugares } from './cargar-lugares.ts';
import type { Articulo, Catalogo } from './generar/articulo.ts';
import type { Subfamilia } from './generar/catalogo.ts';
import { omisionesDeRubro, omisionesDeSubfamilia } from './omisiones.ts';

/** Articles at once: some thousands of prices, which is what memory holds of them. */
const POR_VEZ = 2_500;

type Carga = {
  readonly catalogo: Catalogo;
  readonly unidades: Lugares['unidades'];
  readonly autor: string;
  readonly avanzar: (avance: AvanceDeDemo) => void;
};

/** The classification, the brands, the articles with their codes and their prices. Answers the ids by their place. */
export async function cargarCatalogo(
  tx: Tx,
  { catalogo, unidades, autor, avanzar }: Carga,
): Promise<{ readonly ids: readonly string[]; readonly precios: number }> {
  const subfamilias = await cargarSubfamilias(tx, catalogo.usadas, unidades);
  const marcas = new Map<string, string>();
  const ids: string[] = [];
  let precios = 0;
  for (let desde = 0; desde < catalogo.total; desde += POR_VEZ) {
    const cuantos = Math.min(POR_VEZ, catalogo.total - desde);
    const articulos = Array.from({ length: cuantos }, (_, i) => catalogo.articulo(desde + i));
    await conocerMarcas(tx, marcas, articulos);
    const nuevos = await cargarArticulos(
      tx,
      articulos.map(({ codigo, descripcion, marca, subfamilia, estado, permiteNegativo, codigos }) => ({
        ...{ codigo, descripcion, estado, permiteNegativo, codigos, iva: subfamilia.iva },
        tipo: subfamilia.servicio ? ('SERVICIO' as const) : ('PRODUCTO' as const),
        subfamiliaId: definido(subfamilias.get(subfamilia), 'its subfamilia'),
        marcaId: marcas.get(normaCodigo(marca)) ?? null,
        unidad: definido(unidades.get(subfamilia.unidad), 'its unidad'),
      })),
      autor,
    );
    ids.push(...nuevos);
    precios += await cargarPrecios(tx, preciosDe(catalogo, articulos, { desde, ids: nuevos }), autor);
    avanzar({ etapa: 'articulos', hechos: desde + cuantos, total: catalogo.total });
  }
  return { ids, precios };
}

type Tanda = { readonly desde: number; readonly ids: readonly string[] };

/** Some also have a price for whoever takes a dozen. */
const POR_DOCENA = 0.94;

function preciosDe(catalogo: Catalogo, articulos: readonly Articulo[], { desde, ids }: Tanda): PrecioParaCargar[] {
  return articulos.flatMap((articulo, i) => {
    const articuloId = definido(ids[i], 'its id');
    const propios = catalogo.precios(articulo, desde + i).map((vigencia) => ({ ...vigencia, articuloId }));
    const ultimo = propios.at(-1);
    const porDocena = ultimo && articulo.subfamilia.lote >= 4 && articulo.subfamilia.unidad === 'U';
    if (!porDocena) return propios;
    const importe = (Number(ultimo.importe) * POR_DOCENA).toFixed(2);
    return [...propios, { ...ultimo, importe, cantidadDesde: '12', motivo: 'Por docena' }];
  });
}

async function conocerMarcas(tx: Tx, marcas: Map<string, string>, articulos: readonly Articulo[]): Promise<void> {
  const nuevas = new Set(articulos.map(({ marca }) => marca).filter((marca) => !marcas.has(normaCodigo(marca))));
  nuevas.delete('');
  if (nuevas.size === 0) return;
  for (const [norma, id] of await cargarMarcas(tx, [...nuevas])) marcas.set(norma, id);
}

/** The tree those subfamilias make, with codes as shops write them: FRE, 01, 03. */
async function cargarSubfamilias(
  tx: Tx,
  usadas: readonly Subfamilia[],
  unidades: Lugares['unidades'],
): Promise<ReadonlyMap<Subfamilia, string>> {
  const enOrden: Subfamilia[] = [];
  const rubros = [...Map.groupBy(usadas, ({ sigla }) => sigla)].map(([sigla, deRubro], r): RubroParaCargar => {
    const familias = [...Map.groupBy(deRubro, ({ familia }) => familia)].map(([familia, suyas], f) => {
      enOrden.push(...suyas);
      return {
        codigo: dosCifras(f),
        nombre: familia,
        subfamilias: suyas.map((subfamilia, s) => ({
          codigo: dosCifras(s),
          nombre: subfamilia.nombre,
          omisiones: omisionesDeSubfamilia(subfamilia, unidades.get(subfamilia.unidad)?.id),
        })),
      };
    });
    return { codigo: sigla, nombre: deRubro[0]?.rubro ?? sigla, familias, omisiones: omisionesDeRubro(r) };
  });
  const ids = await cargarArbol(tx, rubros);
  return new Map(enOrden.map((subfamilia, i) => [subfamilia, definido(ids[i], 'the id of the subfamilia')]));
}

const dosCifras = (orden: number): string => String(orden + 1).padStart(2, '0');
