import { type Documento, leerDocumento, type TipoDeDocumento } from '#clientes/documento.ts';
import { repararCondicion } from '#clientes/identidad.ts';
import type { CondicionIva } from '#comun/condicion-iva.ts';
import { sinAusentes } from '#comun/sin-ausentes.ts';
import { normaCodigo } from '#comun/texto.ts';
import { type Lector, lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import {
  anulable,
  leerCondicionIva,
  leerTipoDeDocumento,
  textoOpcional,
  tipoPorNumero,
  type Vacios,
} from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { normaCodigoPostal } from '#tablas-generales/localidad.ts';
import { reconocerProvincia } from '#tablas-generales/provincia.ts';
import type { CampoDe } from './entidades.ts';

/** Where a cliente is, as the row says it; the localidad is looked up by its name within its provincia. */
type DomicilioDeFila = {
  readonly calle: string;
  readonly localidad: string | null;
  readonly provinciaIso: string | null;
  readonly codigoPostal: string | null;
};

/** What one row says of a cliente. What is absent stays as it is; `''` and `null` clear. */
export type FilaDeCliente = {
  readonly fila: number;
  readonly codigoExterno: string | null;
  /** Absent when the file brings no document: the cliente is then found by its código externo. */
  readonly documento?: Documento;
  readonly razonSocial?: string;
  readonly condicionIva?: CondicionIva;
  readonly email?: string;
  readonly telefono?: string;
  /** The name of a lista; null takes it away. */
  readonly lista?: string | null;
  readonly alerta?: string;
  readonly observaciones?: string;
  readonly domicilio?: DomicilioDeFila;
};

type Campo = CampoDe<'clientes'>;
/** A domicilio always has a street; files often bring the city alone («sin datos»). */
const SIN_CALLE = 'S/D';
const CORREO = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** One row of a file of clientes. Everything wrong with it is said at once. */
export function interpretarCliente(
  { tabla, vaciosBorran }: Vacios & { readonly tabla: Tabla },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeCliente> {
  const lector = lectorDe<Campo>(tabla, celdas, fila);
  const texto = (campo: Campo, maximo: number) => textoOpcional(lector, tabla, campo, { maximo, vaciosBorran });
  const codigoExterno = lector.texto('codigoExterno', 40) || null;
  const documento = leerIdentificacion(lector, tabla);
  // One that was written and is wrong has its own reason already.
  const sinDocumento = lector.rechazos.length === 0 && (documento === undefined || documento.numero === null);
  const condicionIva = leerCondicion(lector);
  const razonSocial = texto('razonSocial', 200) || undefined;
  if (razonSocial !== undefined && normaCodigo(razonSocial) === '') {
    lector.rechazar('razonSocial', 'Usá al menos una letra o un número.');
  }
  const email = texto('email', 254);
  if (email !== undefined && email !== '' && !CORREO.test(email)) {
    lector.rechazar('email', 'No parece un correo electrónico.');
  }
  const leida = {
    fila,
    codigoExterno,
    documento,
    razonSocial,
    condicionIva,
    email,
    lista: anulable(texto('lista', 80)),
    telefono: texto('telefono', 60),
    alerta: texto('alerta', 200),
    observaciones: texto('observaciones', 2000),
    domicilio: leerDomicilio(lector),
  };
  if (codigoExterno === null && sinDocumento) {
    const columna: Campo = tabla.lugares.documento === undefined ? 'codigoExterno' : 'documento';
    lector.rechazar(columna, 'Falta con qué reconocer al cliente: su documento o su código.');
  }
  const reparo = documento && condicionIva !== undefined ? repararCondicion(documento.tipo, condicionIva) : undefined;
  if (reparo !== undefined) lector.rechazar('condicionIva', reparo);
  if (lector.rechazos.length > 0) return { aceptada: false, rechazos: lector.rechazos };
  return { aceptada: true, fila: sinAusentes(leida) };
}

/** The document, its kind told by its column or else by the shape of its number. An empty one says nothing. */
function leerIdentificacion(lector: Lector<Campo>, { lugares }: Tabla): Documento | undefined {
  if (lugares.documento === undefined && lugares.documentoTipo === undefined) return undefined;
  const numero = lector.texto('documento', 40);
  const nombre = lector.texto('documentoTipo', 60);
  if (numero === '' && nombre === '') return undefined;
  const tipo: TipoDeDocumento | undefined = nombre === '' ? tipoPorNumero(numero) : leerTipoDeDocumento(nombre);
  if (tipo === undefined) {
    if (nombre === '') lector.rechazar('documento', 'No es un CUIT (11 números) ni un DNI (de 6 a 8).');
    else
      lector.rechazar(
        'documentoTipo',
        'No es un tipo de documento: va CUIT, CUIL, DNI, CDI, Pasaporte o Sin identificar.',
      );
    return undefined;
  }
  const documento = leerDocumento(tipo, numero);
  if (documento.ok) return documento.value;
  lector.rechazar('documento', documento.error);
  return undefined;
}

function leerCondicion(lector: Lector<Campo>): CondicionIva | undefined {
  const texto = lector.texto('condicionIva', 80);
  if (texto === '') return undefined;
  const condicion = leerCondicionIva(texto);
  if (condicion === undefined) {
    lector.rechazar(
      'condicionIva',
      'No es una condición de IVA: va Responsable Inscripto, Monotributo, Exento o Consumidor Final.',
    );
  }
  return condicion;
}

function leerDomicilio(lector: Lector<Campo>): DomicilioDeFila | undefined {
  const calle = lector.texto('calle', 200);
  const localidad = lector.texto('localidad', 120) || null;
  const provincia = lector.texto('provincia', 120);
  const codigoPostal = normaCodigoPostal(lector.texto('codigoPostal', 8));
  const provinciaIso = provincia === '' ? null : (reconocerProvincia(provincia) ?? null);
  if (provincia !== '' && provinciaIso === null) lector.rechazar('provincia', 'No es una provincia de la Argentina.');
  if (calle === '' && localidad === null && codigoPostal === null) return undefined;
  return { calle: calle === '' ? SIN_CALLE : calle, localidad, provinciaIso, codigoPostal };
}
