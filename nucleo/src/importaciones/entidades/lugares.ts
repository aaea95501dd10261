import { normaCodigo } from '#comun/texto.ts';

/** Where a row says its artículo belongs, in its own words; what it does not say is absent. */
export type LugarPedido = {
  readonly rubro?: string | undefined;
  readonly familia?: string | undefined;
  readonly subfamilia?: string | undefined;
};

type Nodo = { readonly id: string; readonly codigo: string; readonly nombre: string; readonly activo: boolean };

/** The classification there is. */
export type Arbol = {
  readonly rubros: readonly Nodo[];
  readonly familias: readonly (Nodo & { readonly rubroId: string })[];
  readonly subfamilias: readonly (Nodo & { readonly familiaId: string })[];
  /** Where what nobody classified goes. */
  readonly omision: { readonly rubroId: string; readonly familiaId: string };
};

/** What a level is, or the name it is going to be created with. */
export type Nivel = { readonly id: string } | { readonly nombre: string };

export type LugarResuelto =
  | { readonly clase: 'esta'; readonly subfamiliaId: string }
  | { readonly clase: 'falta'; readonly rubro: Nivel; readonly familia: Nivel; readonly subfamilia: string }
  | { readonly clase: 'problema'; readonly campo: 'rubro' | 'familia' | 'subfamilia'; readonly motivo: string };

/**
 * The subfamilia some names mean. A level is known by its name or its code in normal form, under the one above when it
 * is said. A name that is lower than those said is the same as the one above it: a file that brings only rubros puts
 * each artículo in the subfamilia called like its rubro. Two levels with one name are told apart by the level above.
 */
export function resolverLugar(arbol: Arbol, pedido: LugarPedido): LugarResuelto {
  const familiaEscrita = pedido.familia ?? (pedido.subfamilia === undefined ? pedido.rubro : undefined);
  const subfamiliaEscrita = pedido.subfamilia ?? familiaEscrita ?? '';
  const rubros = pedido.rubro === undefined ? undefined : hallar(arbol.rubros, pedido.rubro);
  const familias =
    familiaEscrita === undefined
      ? undefined
      : hallar(arbol.familias, familiaEscrita).filter(
          ({ rubroId }) => !rubros || rubros.some(({ id }) => id === rubroId),
        );
  const posibles = hallar(arbol.subfamilias, subfamiliaEscrita).filter(({ familiaId }) =>
    cuelga(arbol, familiaId, rubros, familias),
  );
  const [unica, otra] = posibles;
  if (otra)
    return problema('subfamilia', `Hay más de una subfamilia «${subfamiliaEscrita}»: decí su familia y su rubro.`);
  if (unica) {
    if (unica.activo) return { clase: 'esta', subfamiliaId: unica.id };
    return problema('subfamilia', `La subfamilia «${unica.nombre}» está inactiva.`);
  }
  return aCrear(arbol, { ...pedido, familia: familiaEscrita, subfamilia: subfamiliaEscrita }, rubros, familias);
}

function aCrear(
  { omision }: Arbol,
  pedido: LugarPedido & { readonly subfamilia: string },
  rubros: readonly Nodo[] | undefined,
  familias: readonly (Nodo & { readonly rubroId: string })[] | undefined,
): LugarResuelto {
  const [familia, otraFamilia] = familias ?? [];
  if (otraFamilia) return problema('familia', `Hay más de una familia «${pedido.familia}»: decí su rubro.`);
  const [rubro, otroRubro] = rubros ?? [];
  if (otroRubro) return problema('rubro', `Hay más de un rubro «${pedido.rubro}».`);
  const inactivo = familia && !familia.activo ? familia : rubro && !rubro.activo ? rubro : undefined;
  if (inactivo) return problema(inactivo === rubro ? 'rubro' : 'familia', `«${inactivo.nombre}» está inactivo.`);
  const rubroElegido: Nivel =
    rubro ?? (pedido.rubro === undefined ? { id: omision.rubroId } : { nombre: pedido.rubro });
  const sinFamilia = pedido.familia === undefined && pedido.rubro === undefined;
  return {
    clase: 'falta',
    rubro: familia ? { id: familia.rubroId } : rubroElegido,
    familia: familia ?? (sinFamilia ? { id: omision.familiaId } : { nombre: pedido.familia ?? pedido.subfamilia }),
    subfamilia: pedido.subfamilia,
  };
}

const problema = (campo: 'rubro' | 'familia' | 'subfamilia', motivo: string): LugarResuelto => ({
  clase: 'problema',
  campo,
  motivo,
});

/** Those with that name; only when there is none, those with that code. */
function hallar<N extends Nodo>(nodos: readonly N[], escrito: string): readonly N[] {
  const norma = normaCodigo(escrito);
  const porNombre = nodos.filter(({ nombre }) => normaCodigo(nombre) === norma);
  return porNombre.length > 0 ? porNombre : nodos.filter(({ codigo }) => normaCodigo(codigo) === norma);
}

const cuelga = (
  arbol: Arbol,
  familiaId: string,
  rubros: readonly Nodo[] | undefined,
  familias: readonly Nodo[] | undefined,
): boolean => {
  if (familias) return familias.some(({ id }) => id === familiaId);
  if (!rubros) return true;
  const familia = arbol.familias.find(({ id }) => id === familiaId);
  return rubros.some(({ id }) => id === familia?.rubroId);
};
