import { z } from 'zod';
import { esDeNuestraEra, PRIMER_ANIO } from '#comun/fecha.ts';
import { MOTIVO_MINIMO } from '#comun/texto.ts';
import { UNITARIO_MAXIMO } from './unitario-maximo.ts';

/** Ids are UUID v7 made by the server; people see codes and numbers. */
export const Id = z
  // An empty one is a choice nobody made.
  .uuid({ error: ({ input }) => (input === '' ? 'Completá este dato.' : 'No es un identificador válido.') })
  .toLowerCase();

/** What an address that names one record brings. */
export const ConId = z.object({ id: Id });

/** An id as it is answered, where there may be thousands: the database has already seen to what it is. */
export const IdRespondido = z.string().meta({ format: 'uuid' });

export const Version = z.int().positive();

const NUMERO = /^-?\d{1,14}(\.\d{1,8})?$/;

/** What is left of the decimals once the zeros at their end are gone: "1.500" uses one. */
const DECIMALES_USADOS = /\.(\d*?)0*$/;
const decimalesEscritos = (texto: string): number => DECIMALES_USADOS.exec(texto)?.[1]?.length ?? 0;

/** Decimal text with up to `decimales` places, as `numeric` columns print it: "1234.5". Never a JSON number. */
export const textoNumerico = (decimales: number) =>
  z
    .string('Va como texto, por ejemplo "12.5".')
    .regex(NUMERO, {
      // An empty one is a figure nobody wrote: how it would be written is not what its box takes.
      error: ({ input }) =>
        input === '' ? 'Completá este dato.' : 'Tiene que ser un número, con punto decimal y sin separador de miles.',
    })
    .refine(
      (texto) => !NUMERO.test(texto) || decimalesEscritos(texto) <= decimales,
      decimales === 0 ? 'No admite decimales.' : `Admite hasta ${decimales} decimales.`,
    );

/** A quantity with its sign. Zero is allowed here; rules say where it is not. */
export const Cantidad = textoNumerico(3);
export const CantidadPositiva = Cantidad.refine((texto) => Number(texto) > 0, 'Tiene que ser mayor que cero.');

/** A unit price or unit cost, zero or more, up to four decimals. */
export const Unitario = textoNumerico(4).refine((texto) => Number(texto) >= 0, 'No puede ser negativo.');
/** A unit price as somebody writes it. */
export const PrecioUnitario = Unitario.refine(
  (texto) => !(Number(texto) > Number(UNITARIO_MAXIMO)),
  'Admite hasta 10.000.000.000.',
);
/** A total with its sign, two decimals. The sum of many lines is longer than any figure people write. */
export const Total = z.string().regex(/^-?\d{1,16}(\.\d{1,2})?$/);

const FUERA_DE_ERA = `Tiene que ser una fecha de ${PRIMER_ANIO} en adelante.`;

/** An instant, ISO 8601 in UTC. */
export const Instante = z.iso
  .datetime({ offset: true, error: 'Tiene que ser una fecha y hora ISO 8601.' })
  .refine(esDeNuestraEra, FUERA_DE_ERA);
/** A calendar day in Argentina, `aaaa-mm-dd`. */
export const Dia = z.iso.date('Tiene que ser una fecha aaaa-mm-dd.').refine(esDeNuestraEra, FUERA_DE_ERA);

/** Text for people, trimmed at its ends. */
export const textoCorto = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? 'Completá este dato.' : `Escribí al menos ${min} caracteres.`)
    .max(max, `Admite hasta ${max} caracteres.`)
    // A NUL byte is valid JSON and poison for PostgreSQL text.
    .refine((texto) => !texto.includes('\u0000'), 'Tiene un carácter que no se puede guardar.');

/** Why somebody does something, as trails and histories say it. */
export const Motivo = textoCorto(200, MOTIVO_MINIMO);

/** Text that may be left empty. */
export const textoLibre = (max: number) => textoCorto(max, 0);

/** A flag in a query string. */
export const Bandera = z.enum(['true', 'false']).optional();
