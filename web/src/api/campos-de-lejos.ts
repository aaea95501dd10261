import { esDeNuestraEra } from '@trastienda/nucleo/comun/fecha.ts';

/** What may come in one field of an address, as JSON Schema says it. */
export type Campo = {
  readonly type?: 'string' | 'integer';
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Campo[];
};

type Leido = { readonly success: true; readonly data: string | number } | { readonly success: false };

const NADA: Leido = { success: false };

/**
 * Reads the fields of a list's address without the library of schemas: the production build puts these in the place of the
 * schema of `query`, made from it (`construccion/proyectar-contratos.ts`), and a test holds both to the same answers.
 */
export const conCampos = <E extends object>(endpoint: E, campos: Readonly<Record<string, Campo>>) => ({
  ...endpoint,
  query: {
    shape: Object.fromEntries(
      Object.entries(campos).map(([nombre, campo]) => [nombre, { safeParse: (valor: unknown) => leer(campo, valor) }]),
    ),
  },
});

function leer(campo: Campo, valor: unknown): Leido {
  if (campo.anyOf) {
    for (const una of campo.anyOf) {
      const leido = leer(una, valor);
      if (leido.success) return leido;
    }
    return NADA;
  }
  return campo.type === 'integer' ? leerEntero(campo, valor) : leerTexto(campo, valor);
}

/** The address brings numbers as text: what is a number in it counts as one, as the coercion of the schemas has it. */
function leerEntero({ minimum = -Infinity, maximum = Infinity }: Campo, valor: unknown): Leido {
  const numero = Number(valor);
  return Number.isSafeInteger(numero) && numero >= minimum && numero <= maximum
    ? { success: true, data: numero }
    : NADA;
}

function leerTexto(campo: Campo, valor: unknown): Leido {
  if (typeof valor !== 'string') return NADA;
  if (campo.const !== undefined && valor !== campo.const) return NADA;
  if (campo.enum && !campo.enum.includes(valor)) return NADA;
  if (valor.length < (campo.minLength ?? 0) || valor.length > (campo.maxLength ?? Infinity)) return NADA;
  if (campo.pattern !== undefined && !new RegExp(campo.pattern).test(valor)) return NADA;
  // What the schemas of `comun/campos.ts` ask of dates and make of ids, and JSON Schema has no word for.
  if (campo.format?.startsWith('date') && !esDeNuestraEra(valor)) return NADA;
  return { success: true, data: campo.format === 'uuid' ? valor.toLowerCase() : valor };
}
