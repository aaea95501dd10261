import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { get } from 'react-hook-form';
import type { CampoConocido } from './formulario-campos.ts';

/** A record as it is by now, in the values of its form. */
export type Reciente<Valores = object> = {
  readonly valores: Valores;
  /** How what the values only name by its id is called, as it was and as it is. */
  readonly nombres: Readonly<Record<string, string>>;
};

/** A value as it is told: a yes or no is put into words by whoever shows it, and nothing at all is ''. */
export type Dicho = string | boolean;

/** What somebody else changed in a field. */
export type CambioAjeno = {
  readonly nombre: string;
  readonly etiqueta: string;
  readonly antes: Dicho;
  readonly despues: Dicho;
  readonly suyo: unknown;
  /** What was typed meanwhile, if it was in the same field and something else. */
  readonly mio?: { readonly valor: unknown; readonly dicho: Dicho };
};

type Partes<Entrada extends FieldValues, Salida> = {
  readonly form: UseFormReturn<Entrada, unknown, Salida>;
  readonly campos: ReadonlyMap<string, CampoConocido>;
  /** What the form began with. */
  readonly base: DefaultValues<Entrada>;
  readonly reciente: Reciente;
};

/**
 * Goes over to the record as it is by now: what was not touched takes its values, what was typed stays. Tells what the other one
 * changed, field by field.
 */
export function reunir<Entrada extends FieldValues, Salida>(partes: Partes<Entrada, Salida>): readonly CambioAjeno[] {
  const { form, campos, base, reciente } = partes;
  const escrito: unknown = structuredClone(form.getValues());
  const nombres = new Set(
    [...hojas(base), ...hojas(reciente.valores)].map((hoja) => [...campos.keys()].find(esParteDe(hoja)) ?? hoja),
  );
  // Until they are drawn again nothing else says which ones are lists, whose boxes come and go with what they are given.
  const listas = [...form.control._names.array];
  form.reset(reciente.valores as Entrada, { keepValues: true, keepSubmitCount: true, keepTouched: true });
  for (const lista of listas) form.control._names.array.add(lista);
  return [...nombres].flatMap((nombre) => {
    const [antes, mio, leido]: unknown[] = [base, escrito, reciente.valores].map((valores) => get(valores, nombre));
    const toque = !iguales(mio, antes);
    const suyo = leido ?? (leido === undefined ? '' : null);
    form.setValue(nombre as never, (toque ? mio : suyo) as never, { shouldDirty: true });
    if (iguales(leido, antes)) return [];
    const campo = campos.get(nombre);
    const decir = (valor: unknown) => decirValor(valor, campo, reciente.nombres);
    return [
      {
        nombre,
        etiqueta: campo?.etiqueta ?? '',
        antes: decir(antes),
        despues: decir(suyo),
        suyo,
        ...(toque && !iguales(mio, leido) ? { mio: { valor: mio, dicho: decir(mio) } } : {}),
      },
    ];
  });
}

/** As much of a long text as tells which one it is; the whole of it is in its field. */
const LARGO = 160;

/** Whether two values of a form say the same: an empty box says nothing, however it says so. */
export function iguales(uno: unknown, otro: unknown): boolean {
  return JSON.stringify(sinNada(uno)) === JSON.stringify(sinNada(otro));
}

const sinNada = (valor: unknown): unknown => {
  // What is typed is text, also when it came as a number.
  if (typeof valor === 'number') return String(valor);
  return valor === undefined || valor === '' ? null : valor;
};

const esParteDe = (hoja: string) => (campo: string) => hoja === campo || hoja.startsWith(`${campo}.`);

/** Where each value is. A list is one. */
function hojas(valores: object, arriba = ''): readonly string[] {
  return Object.entries(valores).flatMap(([clave, valor]: [string, unknown]) =>
    typeof valor === 'object' && valor !== null && !Array.isArray(valor)
      ? hojas(valor, `${arriba}${clave}.`)
      : [`${arriba}${clave}`],
  );
}

function decirValor(
  valor: unknown,
  campo: CampoConocido | undefined,
  nombres: Readonly<Record<string, string>>,
): Dicho {
  if (typeof valor === 'boolean') return valor;
  if (sinNada(valor) === null) return '';
  const texto = typeof valor === 'object' ? '' : String(valor);
  const dicho = campo?.decir?.(valor) ?? nombres[texto] ?? texto;
  return dicho.length > LARGO ? `${dicho.slice(0, LARGO)}…` : dicho;
}
