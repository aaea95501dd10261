import { type Campo, leerValor, tituloDeCampo } from '#articulos/campos/campo.ts';
import { diaArgentino } from '#comun/fecha.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { normaCodigo } from '#comun/texto.ts';
import { leerFechaHora } from '#importaciones/lectura/fechas.ts';
import { leerNumero } from '#importaciones/lectura/numeros.ts';
import type { Lector, Tabla } from '#importaciones/lectura/tabla.ts';
import { leerSiNo, type Vacios } from '#importaciones/lectura/valores.ts';
import type { CampoDeEntidad } from './entidades.ts';

/** What a row says of a campo of the business (ART-18), as it is kept; null clears it. */
export type CampoDeFila = { readonly campoId: string; readonly valor: string | null };

/** The fields a file of artículos may bring besides those of every business, by the id of each campo. */
export const camposPropios = (campos: readonly Campo[]): Readonly<Record<string, CampoDeEntidad>> =>
  Object.fromEntries(
    campos.map((campo): [string, CampoDeEntidad] => [
      campo.id,
      {
        titulo: tituloDeCampo(campo),
        otros: [campo.nombre],
        obligatorio: false,
        clase: campo.tipo === 'NUMERO' ? 'numero' : campo.tipo === 'SI_NO' ? 'si_no' : 'texto',
        ejemplo: '',
      },
    ]),
  );

/** Nothing when the row says nothing of them. What is wrong with a cell is told to the reader. A cell that says nothing clears, or leaves what there is. */
export function leerCamposPropios(
  lector: Lector<string>,
  { propios = [], lugares, signo, fecha }: Tabla,
  { vaciosBorran }: Vacios,
): readonly CampoDeFila[] | undefined {
  const leidos = propios.flatMap((campo): CampoDeFila[] => {
    if (lugares[campo.id] === undefined) return [];
    const escrito = campo.tipo === 'NUMERO' ? lector.numero(campo.id, 60) : lector.texto(campo.id, 200);
    if (escrito === '') return vaciosBorran ? [{ campoId: campo.id, valor: null }] : [];
    const leido = entender(campo, escrito, { signo, fecha });
    if (leido.ok) return [{ campoId: campo.id, valor: leido.value }];
    lector.rechazar(campo.id, leido.error);
    return [];
  });
  return leidos.length === 0 ? undefined : leidos;
}

function entender(
  campo: Campo,
  escrito: string,
  { signo, fecha }: Pick<Tabla, 'signo'> & { readonly fecha: Tabla['fecha'] | undefined },
): Result<string, string> {
  switch (campo.tipo) {
    case 'NUMERO': {
      const numero = leerNumero(sinUnidad(escrito, campo.unidad), { signo, decimales: campo.decimales, enteros: 10 });
      return numero.ok ? leerValor(campo, numero.value) : numero;
    }
    case 'SI_NO': {
      const valor = leerSiNo(escrito);
      return valor === undefined ? fail('Va Sí o No.') : ok(String(valor));
    }
    case 'FECHA': {
      const dia = leerFechaHora(escrito, fecha);
      return dia.ok ? leerValor(campo, diaArgentino(dia.value)) : dia;
    }
    case 'LISTA':
      return opcionDe(campo, escrito);
    case 'TEXTO':
      return leerValor(campo, escrito);
  }
}

/** One that was taken away stays with the artículos that have it: whether this one does, only who compares the row knows. */
function opcionDe({ opciones }: Campo, escrito: string): Result<string, string> {
  const opcion = opciones.find(({ nombre }) => normaCodigo(nombre) === normaCodigo(escrito));
  if (opcion) return ok(opcion.id);
  const ofrecidas = opciones.filter(({ activa }) => activa);
  return fail(`No es una de sus opciones: ${ofrecidas.map(({ nombre }) => nombre).join(', ')}.`);
}

/** «12,5 mm» is 12,5 for a campo that is measured in mm. */
const sinUnidad = (escrito: string, unidad: string): string =>
  unidad !== '' && escrito.toLowerCase().endsWith(unidad.toLowerCase())
    ? escrito.slice(0, -unidad.length).trim()
    : escrito;
