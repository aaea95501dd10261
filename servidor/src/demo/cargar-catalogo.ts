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
import type { Compras } from './cargar-compras.ts';
import type { Lugares } from './cargar-lugares.ts';
import type { Relaciones } from './cargar-relaciones.ts';
import type { Articulo, Catalogo } from './generar/articulo.ts';
import type { Subfamilia } from './generar/catalogo.ts';
import type { crearConjuntos } from './generar/conjuntos.ts';
import type { Vigencia } from './generar/precios.ts';
import { omisionesDeRubro, omisionesDeSubfamilia } from './omisiones.ts';

/** Articles at once: some thousands of prices, which is what memory holds of them. */
const POR_VEZ = 2_500;

type Carga = {
  readonly catalogo: Catalogo;
  readonly unidades: Lugares['unidades'];
  readonly compras: Compras;
  readonly relaciones: Relaciones;
  readonly conjuntos: ReturnType<typeof crearConjuntos>;
  /** The lista of the few that fleets buy. */
  readonly flotas: string;
  readonly autor: string;
  readonly avanzar: (avance: AvanceDeDemo) => void;
};

type Cargado = {
  /** By their place. */
  readonly ids: readonly string[];
  readonly precios: number;
  /** By the normal form of their names. */
  readonly marcas: ReadonlyMap<string, string>;
  readonly subfamilias: ReadonlyMap<Subfamilia, string>;
};

/** The classification, the brands, the articles with their codes, who sells them, their prices and their vehicles. */
export async function cargarCatalogo(tx: Tx, carga: Carga): Promise<Cargado> {
  const { catalogo, unidades, compras, relaciones, conjuntos, flotas, autor, avanzar } = carga;
  const subfamilias = await cargarSubfamilias(tx, catalogo.usadas, unidades);
  const marcas = new Map<string, string>();
  const ids: string[] = [];
  let precios = 0;
  for (let desde = 0; desde < catalogo.total; desde += POR_VEZ) {
    const cuantos = Math.min(POR_VEZ, catalogo.total - desde);
    const articulos = Array.from({ length: cuantos }, (_, i) => catalogo.articulo(desde + i));
    for (const [i, articulo] of articulos.entries()) conjuntos.ver(articulo, desde + i);
    const vigencias = articulos.map((articulo, i) => catalogo.precios(articulo, desde + i));
    await conocerMarcas(tx, marcas, articulos);
    const nuevos = await cargarArticulos(
      tx,
      articulos.map(({ subfamilia, marca, ...articulo }, i) => ({
        ...deArticulo(articulo),
        ...compras.de({ subfamilia, marca, ...articulo }, desde + i, vigencias[i] ?? []),
        iva: subfamilia.iva,
        tipo: subfamilia.servicio ? ('SERVICIO' as const) : ('PRODUCTO' as const),
        subfamiliaId: definido(subfamilias.get(subfamilia), 'its subfamilia'),
        marcaId: marcas.get(normaCodigo(marca)) ?? null,
        unidad: definido(unidades.get(subfamilia.unidad), 'its unidad'),
      })),
      autor,
    );
    ids.push(...nuevos);
    precios += await cargarPrecios(tx, preciosDe(articulos, { desde, ids: nuevos, vigencias, flotas }), autor);
    await relaciones.ver(articulos, desde, nuevos);
    avanzar({ etapa: 'articulos', hechos: desde + cuantos, total: catalogo.total });
  }
  await relaciones.terminar(ids);
  return { ids, precios, marcas, subfamilias };
}

const deArticulo = ({
  codigo,
  descripcion,
  estado,
  permiteNegativo,
  codigos,
}: Pick<Articulo, 'codigo' | 'descripcion' | 'estado' | 'permiteNegativo' | 'codigos'>) => ({
  ...{ codigo, descripcion, estado, permiteNegativo, codigos },
});

type Tanda = {
  readonly desde: number;
  readonly ids: readonly string[];
  readonly vigencias: readonly (readonly Vigencia[])[];
  readonly flotas: string;
};

/** Some also have a price for whoever takes a dozen. */
const POR_DOCENA = 0.94;

/** One in so many is on the lista of fleets, for less. */
const CADA_DE_FLOTA = 40;
const DE_FLOTA = 0.87;

function preciosDe(articulos: readonly Articulo[], { desde, ids, vigencias, flotas }: Tanda): PrecioParaCargar[] {
  return articulos.flatMap(({ subfamilia }, i): PrecioParaCargar[] => {
    const articuloId = definido(ids[i], 'its id');
    const propios = (vigencias[i] ?? []).map((vigencia) => ({ ...vigencia, articuloId }));
    const ultimo = propios.at(-1);
    if (ultimo === undefined) return [];
    const porDocena = subfamilia.lote >= 4 && subfamilia.unidad === 'U';
    const deFlota = (desde + i) % CADA_DE_FLOTA === 0;
    const menos = (parte: number) => (Number(ultimo.importe) * parte).toFixed(2);
    return [
      ...propios,
      ...(porDocena ? [{ ...ultimo, importe: menos(POR_DOCENA), cantidadDesde: '12', motivo: 'Por docena' }] : []),
      ...(deFlota ? [{ ...ultimo, importe: menos(DE_FLOTA), listaId: flotas, motivo: 'Convenio de flotas' }] : []),
    ];
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
