import type { Respuesta } from './enviar.ts';
import { CIFRAS, type Mundo, otra } from './mundo.ts';
import type { Persona } from './personas.ts';
import { type Lugar, type Sucursal, tiene, tieneEnAlguna } from './tabla/esperar.ts';
import type { Fila, Resultado } from './tabla/fila.ts';
import { MUEVEN_STOCK, VEN_COSTOS } from './tabla/roles.ts';

export type Celda = { readonly fila: Fila; readonly persona: Persona; readonly lugar: Lugar };

/** What an answer is, in the words of the table. */
export function leerResultado({ status, tipo, texto }: Respuesta): string {
  if (status === 201) return 'creado';
  if (status === 200) return estaVacia(tipo, texto) ? 'vacío' : 'ok';
  return tipo.includes('json') ? `${status} ${codigoDe(texto)}` : String(status);
}

function codigoDe(texto: string): string {
  const { code } = JSON.parse(texto) as { readonly code?: string };
  return code ?? '';
}

type Lista = { readonly filas?: readonly unknown[]; readonly hechos?: readonly unknown[]; readonly total?: number };

function estaVacia(tipo: string, texto: string): boolean {
  if (tipo.includes('text/csv')) return texto.trim().split('\n').length <= 1;
  if (!tipo.includes('json')) return false;
  const { filas, hechos, total = 0 } = leerLista(texto);
  const lista = filas ?? hechos;
  return lista !== undefined && lista.length === 0 && total === 0;
}

const leerLista = (texto: string): Lista => {
  const leido: unknown = JSON.parse(texto);
  return typeof leido === 'object' && leido !== null && !Array.isArray(leido) ? (leido as Lista) : {};
};

/** "404" stands for whatever code it brings; "404 comun.no_encontrado" only for that one. */
export const coincide = (esperado: Resultado, leido: string): boolean =>
  esperado === leido ||
  (esperado === 'leído' && (leido === 'ok' || leido === 'vacío')) ||
  (/^\d{3}$/.test(esperado) && leido.startsWith(`${esperado} `));

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const INSTANTE = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const SUCURSALES: readonly Sucursal[] = ['central', 'rosario'];

/** Everything an answer shows that this person may not know, whatever its status. */
export function filtraciones({ fila, persona, lugar }: Celda, respuesta: Respuesta, mundo: Mundo): readonly string[] {
  const { texto } = respuesta;
  if (texto === '') return [];
  return [
    ...documentosAjenos(fila, persona, texto, mundo),
    ...costosAjenos({ fila, persona, lugar }, respuesta),
    ...(fila.lista === true ? deLista({ fila, persona, lugar }, respuesta, mundo) : []),
  ];
}

function documentosAjenos({ documentos }: Fila, persona: Persona, texto: string, { canarios }: Mundo): string[] {
  if (documentos === 'de todas') return [];
  const ids = new Set(texto.match(UUID)?.map((id) => id.toLowerCase()));
  return SUCURSALES.flatMap((sucursal) => {
    const { cosas, ajustes } = canarios[sucursal];
    const aca = persona.concesiones.some(({ donde }) => donde === 'todas' || donde === sucursal);
    const veAjustes = tiene(persona, MUEVEN_STOCK, sucursal);
    return [
      ...(aca || !comparten(ids, cosas) ? [] : [`muestra algo de ${sucursal}`]),
      ...(veAjustes || !comparten(ids, ajustes) ? [] : [`muestra un ajuste de ${sucursal}`]),
    ];
  });
}

const comparten = (unos: ReadonlySet<string>, otros: ReadonlySet<string>): boolean => !unos.isDisjointFrom(otros);

/** What a request itself carried is not told by its answer: only whoever may give a cost sends one. */
function costosAjenos({ fila, persona, lugar }: Celda, { texto, status }: Respuesta): string[] {
  const cifras = texto.replace(UUID, '').replace(INSTANTE, '').replaceAll(/[.,]/g, '');
  const enAlguna = tieneEnAlguna(persona, VEN_COSTOS);
  const puedeVer = (sucursal: Sucursal) =>
    fila.costo === 'de la empresa' ? enAlguna : tiene(persona, VEN_COSTOS, sucursal);
  const vistos = SUCURSALES.filter((sucursal) => cifras.includes(CIFRAS[sucursal]) && !puedeVer(sucursal));
  const juntos = cifras.includes(CIFRAS.juntas) && !SUCURSALES.every(puedeVer);
  const debe = fila.costo !== undefined && lugar !== 'ninguno' && (status === 200 || status === 201);
  const donde = lugar === 'rosario' ? 'rosario' : 'central';
  const falta = debe && puedeVer(donde) && !cifras.includes(CIFRAS[donde]);
  return [
    ...vistos.map((sucursal) => `muestra un costo de ${sucursal}`),
    ...(juntos ? ['muestra la suma de los costos'] : []),
    ...(falta ? ['no muestra el costo a quien puede verlo'] : []),
  ];
}

/** A list has what is of the sucursal that was asked for, and counts no more than it shows. */
function deLista({ lugar }: Celda, { status, tipo, texto }: Respuesta, { sedes }: Mundo): string[] {
  if (status !== 200 || (lugar !== 'central' && lugar !== 'rosario')) return [];
  const ajena = texto.includes(sedes[otra(lugar)].nombre) ? [`nombra a la otra sucursal`] : [];
  if (!tipo.includes('json')) return ajena;
  const { filas = [], total } = leerLista(texto);
  return total === undefined || total === filas.length
    ? ajena
    : [...ajena, `cuenta ${total} y muestra ${filas.length}`];
}
