import type { Documento } from '@trastienda/nucleo/clientes/documento.ts';
import type { CondicionIva } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { digitoVerificador } from '@trastienda/nucleo/comun/cuit.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { type Azar, azarDe, elegir, elegirPor, entero, permutacion, semillaDe } from './azar.ts';
import { type Localidad, localidades } from './localidades.ts';
import { APELLIDOS, CALLES, NOMBRES_DE_FANTASIA, NOMBRES_DE_MUJER, NOMBRES_DE_VARON } from './nombres.ts';

export type ClienteDeMuestra = {
  readonly codigo: string;
  readonly razonSocial: string;
  readonly documento: Documento;
  readonly condicionIva: CondicionIva;
  readonly email: string;
  readonly telefono: string;
  /** Nothing when nobody asked where they live. */
  readonly domicilio: { readonly calle: string; readonly localidad: Localidad } | undefined;
  /** How often it buys against the others. */
  readonly peso: number;
  /** What it usually gets off, in per cent. */
  readonly descuento: number;
};

const CLIENTES_MAXIMO = 1_000_000;

type Clase = 'persona' | 'cuil' | 'monotributo' | 'empresa' | 'publico' | 'anonimo';
const CLASES: readonly (readonly [Clase, number])[] = [
  ['persona', 42],
  ['cuil', 4],
  ['monotributo', 24],
  ['empresa', 26],
  ['publico', 2],
  ['anonimo', 2],
];

const DE_TODOS_LADOS = localidades.map((una) => [una, una.peso] as const);
const DEL_INTERIOR = DE_TODOS_LADOS.filter(([{ iso }]) => iso !== 'AR-C');

/** The customers of a seed, by their place. Nobody's document repeats. */
export function crearClientela(semilla: string): (i: number) => ClienteDeMuestra {
  const base = semillaDe(semilla, 'cliente');
  const numerar = permutacion(CLIENTES_MAXIMO, semillaDe(semilla, 'documentos'));
  return (i) => {
    const azar = azarDe(base, i);
    const clase = elegirPor(azar, CLASES);
    const lugar = elegirPor(azar, clase === 'publico' ? DEL_INTERIOR : DE_TODOS_LADOS);
    const varon = azar() < 0.6;
    const quien = identidadDe(clase, { azar, numero: numerar(i), varon, lugar });
    return {
      codigo: `C${String(i + 1).padStart(6, '0')}`,
      ...quien,
      ...contactoDe(azar, quien.razonSocial, lugar),
      domicilio: azar() < (clase === 'persona' ? 0.6 : 0.95) ? { calle: calleDe(azar), localidad: lugar } : undefined,
      peso: pesoDe(clase) * Math.exp(2 * azar() * azar()),
      descuento: clase === 'empresa' || clase === 'monotributo' ? elegir(azar, [0, 0, 0, 5, 5, 10, 12.5]) : 0,
    };
  };
}

type Datos = { readonly azar: Azar; readonly numero: number; readonly varon: boolean; readonly lugar: Localidad };
type Identidad = Pick<ClienteDeMuestra, 'razonSocial' | 'documento' | 'condicionIva'>;

function identidadDe(clase: Clase, { azar, numero, varon, lugar }: Datos): Identidad {
  const dni = String(11_000_000 + numero * 36);
  const persona = nombreDePersona(azar, varon);
  switch (clase) {
    case 'anonimo':
      return { razonSocial: persona, documento: { tipo: '99', numero: null }, condicionIva: 5 };
    case 'persona':
      return { razonSocial: persona, documento: { tipo: '96', numero: dni }, condicionIva: 5 };
    case 'cuil':
      return {
        razonSocial: persona,
        documento: { tipo: '86', numero: conDigito(varon ? '20' : '27', dni) },
        condicionIva: 5,
      };
    case 'monotributo':
      return {
        razonSocial: azar() < 0.7 ? persona : `${rubroDe(azar)} ${elegir(azar, NOMBRES_DE_FANTASIA)} de ${persona}`,
        documento: { tipo: '80', numero: conDigito(varon ? '20' : '27', dni) },
        condicionIva: azar() < 0.85 ? 6 : 1,
      };
    case 'empresa':
      return { razonSocial: nombreDeEmpresa(azar), documento: deEmpresa(numero), condicionIva: 1 };
    case 'publico':
      return { razonSocial: nombrePublico(azar, lugar), documento: deEmpresa(numero), condicionIva: 4 };
  }
}

const deEmpresa = (numero: number): Documento => ({
  tipo: '80',
  numero: conDigito('30', String(70_000_000 + numero * 2)),
});

/** The number with its check digit; those that would need a ten were issued under 23 or 33. */
export function conDigito(prefijo: string, ocho: string): string {
  const digito = digitoVerificador(prefijo + ocho);
  if (digito !== undefined) return prefijo + ocho + digito;
  return conDigito(prefijo === '30' ? '33' : prefijo === '23' ? '24' : '23', ocho);
}

const nombreDePersona = (azar: Azar, varon: boolean): string =>
  `${elegir(azar, APELLIDOS)}, ${elegir(azar, varon ? NOMBRES_DE_VARON : NOMBRES_DE_MUJER)}`;

const rubroDe = (azar: Azar): string =>
  elegir(azar, [
    'Taller Mecánico',
    'Lubricentro',
    'Gomería',
    'Frenos y Embragues',
    'Electricidad del Automotor',
    'Tren Delantero',
  ]);

function nombreDeEmpresa(azar: Azar): string {
  const fantasia = elegir(azar, NOMBRES_DE_FANTASIA);
  const apellido = elegir(azar, APELLIDOS);
  const forma = elegir(azar, ['S.R.L.', 'S.A.', 'S.A.S.', 'S.R.L.']);
  return elegirPor(azar, [
    [`${rubroDe(azar)} ${fantasia} ${forma}`, 30],
    [`Transportes ${azar() < 0.5 ? fantasia : apellido} ${forma}`, 16],
    [`Repuestos ${fantasia} ${forma}`, 12],
    [`Agropecuaria ${fantasia} ${forma}`, 10],
    [`${apellido} e Hijos ${forma}`, 12],
    [`Logística ${apellido} ${forma}`, 8],
    [`Remises ${fantasia} ${forma}`, 6],
    [`Constructora ${apellido} ${forma}`, 6],
    [`${apellido} Hnos. Sociedad de Hecho`, 6],
  ]);
}

const nombrePublico = (azar: Azar, { nombre }: Localidad): string =>
  elegirPor(azar, [
    [`Municipalidad de ${nombre} - Dirección ${entero(azar, 1, 40)}`, 5],
    [`Cooperativa Eléctrica de ${nombre}`, 3],
    [`Asociación de Bomberos Voluntarios de ${nombre}`, 2],
    [`Escuela Técnica N.º ${entero(azar, 1, 60)} de ${nombre}`, 2],
  ]);

/** Numbers with 555 and addresses in a domain that cannot exist: nobody gets a call or a mail from a demonstration. */
function contactoDe(azar: Azar, razonSocial: string, { caracteristica }: Localidad) {
  const abonado = `${caracteristica.length === 2 ? '5555' : '555'}-${String(entero(azar, 0, 9999)).padStart(4, '0')}`;
  const casilla = razonSocial
    .split(/[\s,.-]+/)
    .slice(0, 3)
    .map((palabra) => normaCodigo(palabra).toLowerCase());
  return {
    telefono: azar() < 0.85 ? `${caracteristica} ${abonado}` : '',
    email: azar() < 0.55 ? `${casilla.filter(Boolean).join('.')}${entero(azar, 1, 99)}@correo.example` : '',
  };
}

const calleDe = (azar: Azar): string => {
  const calle = `${elegir(azar, CALLES)} ${entero(azar, 20, 4_980)}`;
  return azar() < 0.1 ? `${calle}, piso ${entero(azar, 1, 9)}` : calle;
};

const pesoDe = (clase: Clase): number =>
  ({ persona: 1, cuil: 1, monotributo: 7, empresa: 12, publico: 5, anonimo: 1 })[clase];
