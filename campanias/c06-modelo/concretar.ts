import { ACCIONES_DE_AJUSTE, type AccionAjuste, PERMITIDAS_EN_AJUSTE } from './ajustes.ts';
import { ACCIONES_DE_NOTA, type AccionNota, PERMITIDAS_EN_NOTA, pendiente } from './ciclo.ts';
import type { Intencion, Trazo } from './intenciones.ts';
import { cumplir } from './modelo.ts';
import { type Ajuste, articuloDe, type Mundo, type Nota } from './mundo.ts';
import type { Orden, RenglonPedido } from './ordenes.ts';

/** Names nobody has used: the same ones each time a sequence is run. */
export type Nombrador = (prefijo: string) => string;

export function crearNombrador(): Nombrador {
  let ultimo = 0;
  return (prefijo) => {
    ultimo += 1;
    return `${prefijo}${ultimo}`;
  };
}

/** The order an intention becomes in this world; undefined when there is nothing to do it to. */
export function concretar(mundo: Mundo, intencion: Intencion, nombrar: Nombrador): Orden | undefined {
  const { que, persona, deposito } = intencion;
  if (que === 'nota.crear') {
    const renglones = (intencion.trazos ?? []).map((trazo) => renglonNuevo(mundo, trazo, nombrar));
    return renglones.length === 0 ? undefined : { que, persona, nota: nombrar('n'), deposito, renglones };
  }
  if (que === 'ajuste.crear') {
    const llega = loQueFalta(mundo, intencion) ?? { deposito, renglones: renglonesDeAjuste(mundo, intencion) };
    const inicial = intencion.bandera && intencion.legal;
    return llega.renglones.length === 0 ? undefined : { que, persona, ajuste: nombrar('j'), inicial, ...llega };
  }
  if (que === 'articulo.precio') return ordenDePrecio(mundo, intencion);
  return que.startsWith('nota.') ? sobreNota(mundo, intencion, nombrar) : sobreAjuste(mundo, intencion);
}

function ordenDePrecio(mundo: Mundo, { persona, indice, bandera, estado, legal }: Intencion): Orden {
  const articulo = indice % mundo.articulos.length;
  const precio = bandera && !legal ? null : 10_000 * (1 + indice) + 37 * estado;
  return { que: 'articulo.precio', persona, articulo, precio };
}

function sobreNota(mundo: Mundo, intencion: Intencion, nombrar: Nombrador): Orden | undefined {
  const accion = ACCIONES_DE_NOTA.find((una) => `nota.${una}` === intencion.que);
  if (!accion) return undefined;
  const candidatas = elegir(mundo.notas, intencion, estadosDe(PERMITIDAS_EN_NOTA, accion));
  return preferir(
    mundo,
    intencion,
    candidatas.map((candidata) => () => armarDeNota(mundo, intencion, { accion, candidata, nombrar })),
  );
}

type Armado = {
  readonly accion: AccionNota;
  readonly candidata: readonly [string, Nota];
  readonly nombrar: Nombrador;
};

function armarDeNota(mundo: Mundo, intencion: Intencion, { accion, candidata, nombrar }: Armado): Orden | undefined {
  const { persona, trazos, bandera } = intencion;
  const [nombre, nota] = candidata;
  const base = { persona, nota: nombre, version: nota.version + (intencion.vieja ? (bandera ? 1 : -1) : 0) };
  if (base.version < 1) return undefined;
  switch (accion) {
    case 'editar': {
      const deposito = intencion.legal ? intencion.deposito : nota.deposito;
      const renglones = renglonesEditados(mundo, nota, trazos ?? [], nombrar);
      return renglones.length === 0 ? undefined : { que: 'nota.editar', ...base, deposito, renglones };
    }
    case 'confirmar':
      return { que: 'nota.confirmar', ...base, parcial: bandera };
    case 'finalizar': {
      const deposito = intencion.deposito === 1 ? 1 - nota.deposito : nota.deposito;
      const partes = trazos && partesDe(mundo, nota, trazos).map(({ clave, cantidad }) => ({ clave, cantidad }));
      // A line with nothing pending cannot be asked «todo»: nothing is left to send.
      const pedidas = partes?.filter(({ cantidad }) => cantidad > 0);
      return pedidas?.length === 0 ? undefined : { que: 'nota.finalizar', ...base, deposito, partes: pedidas ?? null };
    }
    case 'cancelar-saldo':
      return { que: 'nota.cancelar-saldo', ...base, partes: trazos && partesDeSaldo(mundo, nota, trazos) };
    default:
      return { que: `nota.${accion}`, ...base };
  }
}

function sobreAjuste(mundo: Mundo, intencion: Intencion): Orden | undefined {
  const accion = ACCIONES_DE_AJUSTE.find((una) => `ajuste.${una}` === intencion.que);
  if (!accion) return undefined;
  const candidatos = elegir(mundo.ajustes, intencion, estadosDe(PERMITIDAS_EN_AJUSTE, accion));
  return preferir(
    mundo,
    intencion,
    candidatos.map((candidato) => () => armarDeAjuste(mundo, intencion, accion, candidato)),
  );
}

function armarDeAjuste(
  mundo: Mundo,
  intencion: Intencion,
  accion: AccionAjuste,
  [nombre, ajuste]: readonly [string, Ajuste],
): Orden | undefined {
  const { persona, deposito, bandera } = intencion;
  const base = { persona, ajuste: nombre, version: ajuste.version + (intencion.vieja ? (bandera ? 1 : -1) : 0) };
  if (base.version < 1) return undefined;
  if (accion !== 'cambiar') return { que: `ajuste.${accion}`, ...base };
  const renglones = renglonesDeAjuste(mundo, intencion);
  return renglones.length === 0 ? undefined : { que: 'ajuste.cambiar', ...base, deposito, renglones };
}

const estadosDe = <Estado extends string, Accion extends AccionNota | AccionAjuste>(
  permitidas: Readonly<Record<Estado, readonly Accion[]>>,
  accion: Accion,
): EstadosDe => {
  const todos = Object.keys(permitidas) as Estado[];
  const esLegal = (estado: Estado) => permitidas[estado].includes(accion);
  return { legales: todos.filter(esLegal), prohibidos: todos.filter((estado) => !esLegal(estado)) };
};

type EstadosDe = { readonly legales: readonly string[]; readonly prohibidos: readonly string[] };

/** With luck, the first that the business would accept: rare things happen sooner. Else the first. */
function preferir(
  mundo: Mundo,
  { legal, suerte }: Intencion,
  armadores: readonly (() => Orden | undefined)[],
): Orden | undefined {
  const [primero] = armadores;
  if (!legal || !suerte) return primero?.();
  for (const armar of armadores) {
    const orden = armar();
    if (orden && !('code' in cumplir(mundo, orden).respuesta)) return orden;
  }
  return primero?.();
}

/** Those in the state drawn, where the action is allowed or where it is not; with luck, the other allowed ones too. */
function elegir<Documento extends Nota | Ajuste>(
  documentos: Readonly<Record<string, Documento>>,
  { legal, estado, indice, suerte }: Intencion,
  { legales, prohibidos }: EstadosDe,
): readonly (readonly [string, Documento])[] {
  const lista = Object.entries(documentos);
  const hay = (legal ? legales : prohibidos).filter((uno) => lista.some(([, documento]) => documento.estado === uno));
  const buscado = hay[estado % Math.max(1, hay.length)];
  const posibles = lista.filter(([, documento]) => documento.estado === buscado);
  const desde = indice % Math.max(1, posibles.length);
  const ronda = [...posibles.slice(desde), ...posibles.slice(0, desde)];
  if (!legal || !suerte) return ronda;
  return [...ronda, ...lista.filter(([, documento]) => legales.includes(documento.estado))];
}

/** The step in which an artículo is asked, in thousandths. */
const paso = (mundo: Mundo, articulo: number): number =>
  ({ 0: 1000, 2: 250, 3: 125 })[articuloDe(mundo, articulo).decimales];

const cantidadDe = (mundo: Mundo, { articulo, unidades, medida }: Trazo): number =>
  unidades * paso(mundo, articulo) + (medida === 'rota' ? 1 : 0);

function renglonNuevo(mundo: Mundo, trazo: Trazo, nombrar: Nombrador): RenglonPedido {
  const { articulo } = trazo;
  return { clave: nombrar('r'), sigue: false, articulo, cantidad: cantidadDe(mundo, trazo), ...importesDe(trazo) };
}

function importesDe({ precio, unidades }: Trazo): Pick<RenglonPedido, 'precio' | 'sinCargo' | 'descuentos'> {
  switch (precio) {
    case 'a mano':
      return { precio: 12_345 * unidades };
    case 'sin cargo':
      return { sinCargo: true };
    case 'con cargo':
      return { sinCargo: false };
    case 'descuento':
      return { descuentos: unidades % 2 === 0 ? [1000] : [1250, 100 * unidades] };
    case 'lista':
      return {};
  }
}

/** Some lines stay, some are new, and those nobody names go away. */
function renglonesEditados(mundo: Mundo, nota: Nota, trazos: readonly Trazo[], nombrar: Nombrador): RenglonPedido[] {
  const usadas = new Set<string>();
  return trazos.map((trazo) => {
    const actual = nota.renglones[trazo.cual % nota.renglones.length];
    if (!trazo.sigue || !actual || usadas.has(actual.clave)) return renglonNuevo(mundo, trazo, nombrar);
    usadas.add(actual.clave);
    const { clave, articulo } = actual;
    const cantidad = cantidadDe(mundo, { ...trazo, articulo });
    return { clave, sigue: true, articulo, cantidad, ...importesDe(trazo) };
  });
}

/** Parts of the lines drawn, each once: all that is pending, some of it, more than it, or what its unidad does not admit. */
function partesDe(mundo: Mundo, nota: Nota, trazos: readonly Trazo[]) {
  const porClave = new Map(
    trazos.flatMap((trazo) => {
      const renglon = nota.renglones[trazo.cual % nota.renglones.length];
      return renglon ? [[renglon.clave, { trazo, renglon }] as const] : [];
    }),
  );
  return [...porClave].map(([clave, { trazo, renglon }]) => {
    const [falta, unidad] = [pendiente(renglon), paso(mundo, renglon.articulo)];
    const medidas = {
      todo: falta,
      parte: Math.min(falta, unidad * Math.ceil(trazo.unidades / 3)),
      'de más': falta + unidad,
      rota: unidad + 1,
    };
    return { clave, cantidad: medidas[trazo.medida], todo: trazo.medida === 'todo' };
  });
}

const partesDeSaldo = (mundo: Mundo, nota: Nota, trazos: readonly Trazo[]) =>
  partesDe(mundo, nota, trazos).map(({ clave, cantidad, todo }) =>
    todo || cantidad === 0 ? { clave } : { clave, cantidad },
  );

/** With luck, what arrives is what some nota could not reserve. */
function loQueFalta(mundo: Mundo, { legal, suerte, indice }: Intencion) {
  if (!legal || !suerte) return undefined;
  const cortas = Object.values(mundo.notas).flatMap(({ estado, deposito, renglones }) =>
    estado === 'BORRADOR'
      ? []
      : renglones
          .filter((r) => articuloDe(mundo, r.articulo).tipo === 'PRODUCTO' && pendiente(r) > r.reservada)
          .map((r) => ({ deposito, renglones: [{ articulo: r.articulo, cantidad: pendiente(r) - r.reservada }] })),
  );
  return cortas[indice % Math.max(1, cortas.length)];
}

function renglonesDeAjuste(mundo: Mundo, { trazos, legal, bandera }: Intencion) {
  return (trazos ?? [])
    .slice(0, bandera ? 4 : 1)
    .filter(({ articulo }) => !legal || articuloDe(mundo, articulo).tipo === 'PRODUCTO')
    .map((trazo) => ({ articulo: trazo.articulo, cantidad: cantidadDe(mundo, trazo) * (trazo.sale ? -1 : 1) }));
}
