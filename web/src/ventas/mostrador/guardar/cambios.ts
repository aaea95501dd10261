import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { ELEGIDA } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import type { Borrador, EleccionDeLista, RenglonDeBorrador } from './borrador.ts';
import { loGuardado } from './guardado.ts';
import { conIdDe, otraVez } from './otra-vez.ts';

/** One difference between what the person has and what somebody else saved. Null: that side does not have it. */
export type Diferencia =
  | {
      readonly que: 'renglon';
      readonly codigo: string;
      readonly descripcion: string;
      readonly mio: string | null;
      readonly guardado: string | null;
    }
  | {
      readonly que: 'precio';
      readonly codigo: string;
      readonly descripcion: string;
      readonly mio: RenglonDeBorrador;
      readonly guardado: RenglonDeBorrador;
      readonly moneda: { readonly mia: string | undefined; readonly guardada: string | undefined };
    }
  /** How much is chosen of a kit, by each. */
  | {
      readonly que: 'kit';
      readonly codigo: string;
      readonly descripcion: string;
      readonly mio: number;
      readonly guardado: number;
    }
  | {
      readonly que: 'cliente' | 'deposito' | 'condicion' | 'lista' | 'observaciones';
      readonly mio: string;
      readonly guardado: string;
    };

type Nombrado = { readonly id: string; readonly nombre: string; readonly moneda?: string };
/** Where a nota leaves from and by what it goes, as people call it. */
export type DeVenta = {
  readonly deposito: Nombrado | undefined;
  readonly condicion: Nombrado | null;
  readonly lista: Nombrado;
};
type DeVentas = { readonly mia?: DeVenta | undefined; readonly guardada?: DeVenta | undefined };

/** What differs between two versions of the same nota, line by line (VEN-24). */
export function diferenciasEntre(mio: Borrador, guardado: Borrador, ventas: DeVentas = {}): readonly Diferencia[] {
  const diferencias: Diferencia[] = [];
  if (mio.cliente?.id !== guardado.cliente?.id) {
    diferencias.push({
      que: 'cliente',
      mio: mio.cliente?.razonSocial ?? '',
      guardado: guardado.cliente?.razonSocial ?? '',
    });
  }
  diferencias.push(...deLaVenta(ventas), ...deRenglones(mio.renglones, guardado.renglones));
  const moneda = { mia: ventas.mia?.lista.moneda, guardada: ventas.guardada?.lista.moneda };
  diferencias.push(...deSusPrecios(mio.renglones, guardado.renglones, moneda));
  if (mio.observaciones.trim() !== guardado.observaciones.trim()) {
    diferencias.push({ que: 'observaciones', mio: mio.observaciones, guardado: guardado.observaciones });
  }
  return diferencias;
}

function deLaVenta({ mia, guardada }: DeVentas): readonly Diferencia[] {
  return (['deposito', 'condicion', 'lista'] as const).flatMap((que) => {
    const [una, otra] = [mia?.[que], guardada?.[que]];
    // Of what nobody knows yet how it is called there is nothing to say.
    if (una === undefined || otra === undefined || una?.id === otra?.id) return [];
    return [{ que, mio: nombreDe(una), guardado: nombreDe(otra) }];
  });
}

const nombreDe = (nombrado: Nombrado | null): string =>
  nombrado?.moneda && nombrado.moneda !== 'ARS' ? `${nombrado.nombre} · ${nombrado.moneda}` : (nombrado?.nombre ?? '');

/** Lines that both have, at another price, with other discounts or with something else chosen of a kit. */
function deSusPrecios(
  mios: readonly RenglonDeBorrador[],
  guardados: readonly RenglonDeBorrador[],
  moneda: { readonly mia: string | undefined; readonly guardada: string | undefined },
): readonly Diferencia[] {
  const porId = new Map(guardados.map((renglon) => [renglon.id, renglon]));
  return mios.flatMap((mio): readonly Diferencia[] => {
    const guardado = mio.id === null ? undefined : porId.get(mio.id);
    if (!guardado) return [];
    const { codigo, descripcion } = mio;
    const otraMoneda = moneda.mia !== moneda.guardada && !(mio.sinCargo && guardado.sinCargo);
    const otroPrecio = otraMoneda || !mismoPrecio(mio, guardado) || mio.motivoDePrecio !== guardado.motivoDePrecio;
    return [
      ...(otroPrecio ? [{ que: 'precio' as const, codigo, descripcion, mio, guardado, moneda }] : []),
      ...(mismasElecciones(mio, guardado)
        ? []
        : [{ que: 'kit' as const, codigo, descripcion, mio: cuantas(mio), guardado: cuantas(guardado) }]),
    ];
  });
}

const mismoImporte = (uno: string | null, otro: string | null): boolean =>
  uno === null || otro === null ? uno === otro : decimal(uno).eq(otro);

const mismosDescuentos = (uno: RenglonDeBorrador, otro: RenglonDeBorrador): boolean =>
  uno.descuentos.length === otro.descuentos.length &&
  uno.descuentos.every((descuento, i) => decimal(descuento).eq(otro.descuentos[i] ?? '0'));

const mismoPrecio = (uno: RenglonDeBorrador, otro: RenglonDeBorrador): boolean =>
  uno.sinCargo === otro.sinCargo && mismoImporte(uno.precio, otro.precio) && mismosDescuentos(uno, otro);

const NADA_ELEGIDO = { opcionales: [], sustitutos: [] };
const mismasElecciones = (uno: RenglonDeBorrador, otro: RenglonDeBorrador): boolean =>
  JSON.stringify(uno.elecciones ?? NADA_ELEGIDO) === JSON.stringify(otro.elecciones ?? NADA_ELEGIDO);
const cuantas = ({ elecciones }: RenglonDeBorrador): number =>
  (elecciones?.opcionales.length ?? 0) + (elecciones?.sustitutos.length ?? 0);

function deRenglones(
  mios: readonly RenglonDeBorrador[],
  guardados: readonly RenglonDeBorrador[],
): readonly Diferencia[] {
  const sueltos = new Map(guardados.map((renglon) => [renglon.id, renglon]));
  const deLosMios = mios.map((mio) => {
    const guardado = mio.id === null ? undefined : sueltos.get(mio.id);
    sueltos.delete(mio.id);
    return { renglon: mio, mio: mio.cantidad, guardado: guardado?.cantidad ?? null };
  });
  const soloGuardados = [...sueltos.values()].map((renglon) => ({ renglon, mio: null, guardado: renglon.cantidad }));
  return [...deLosMios, ...soloGuardados]
    .filter(({ mio, guardado }) => mio === null || guardado === null || !decimal(mio).eq(guardado))
    .map(({ renglon, mio, guardado }) => ({
      que: 'renglon',
      codigo: renglon.codigo,
      descripcion: renglon.descripcion,
      mio,
      guardado,
    }));
}

/**
 * The person's lines standing on the version somebody else saved, so that they can be saved over it. A line that no
 * longer exists there becomes new again. What the other version changed of a price, or of how the nota is sold, has to be asked
 * for: what is not said stays as it is there.
 */
export function sobreLoGuardado(mio: Borrador, guardado: Borrador): Borrador {
  const { nota, guardados, segun } = guardado;
  const suyos = new Map(guardado.renglones.map((renglon) => [renglon.id, renglon]));
  return {
    ...mio,
    nota,
    guardados,
    segun,
    eleccion: { ...eleccionSobre(mio, guardado), ...mio.eleccion },
    renglones: mio.renglones.map((renglon) => conLoMio(conIdDe(renglon, guardados), suyos.get(renglon.id))),
  };
}

function eleccionSobre(mio: Borrador, guardado: Borrador): EleccionDeLista {
  const [mia, suya] = [loGuardado(mio), guardado.segun];
  if (!mia) return {};
  const igual =
    suya?.clienteId === mia.clienteId && suya.condicion?.id === mia.condicion?.id && suya.lista.id === mia.lista.id;
  return igual ? {} : { listaId: null, ...eleccionDe(mia) };
}

/** A line with what it says of its price, to be asked for where the saved one says something else. */
function conLoMio(mio: RenglonDeBorrador, guardado: RenglonDeBorrador | undefined): RenglonDeBorrador {
  if (!guardado) return mio;
  const { sinCargo, precioDeLista, descuentos, motivoDePrecio, elecciones } = mio;
  const deLista = precioDeLista && !sinCargo;
  // Both at the price of the lista: which one that is, it says itself.
  const precio = deLista ? (mio.precioDeListaHoy ?? mio.precio) : mio.precio;
  const otroPrecio = deLista ? !guardado.precioDeLista && !guardado.sinCargo : !mismoImporte(precio, guardado.precio);
  const retoque = {
    ...(sinCargo !== guardado.sinCargo && { sinCargo }),
    ...(!sinCargo && otroPrecio && precio !== null && { precio }),
    ...(!sinCargo && !mismosDescuentos(mio, guardado) && { descuentos }),
    ...(motivoDePrecio !== guardado.motivoDePrecio && { motivoDePrecio }),
    ...(!mismasElecciones(mio, guardado) && { elecciones: elecciones ?? NADA_ELEGIDO }),
    ...mio.retoque,
  };
  return Object.keys(retoque).length === 0 ? mio : { ...mio, retoque };
}

/** What was chosen of the nota they come from, as the server has it. */
type Elegido = Pick<NotaDetalle, 'cliente' | 'condicion' | 'lista'>;

/**
 * The same lines as a nota of their own, for when the one they came from can no longer change. It goes by the same condición
 * and by the lista that was chosen in it.
 */
export function comoNuevo(mio: Borrador, guardada?: Elegido): Borrador {
  const eleccion =
    guardada && guardada.cliente.id === mio.cliente?.id ? { ...eleccionDe(guardada), ...mio.eleccion } : mio.eleccion;
  return { ...mio, nota: null, segun: null, guardados: [], eleccion, renglones: mio.renglones.map(otraVez) };
}

const eleccionDe = ({ condicion, lista }: Pick<Elegido, 'condicion' | 'lista'>): EleccionDeLista => ({
  condicionId: condicion?.id ?? null,
  ...(lista.origen === ELEGIDA ? { listaId: lista.id } : {}),
});
