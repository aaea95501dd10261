import type { Contact, Department } from '#galeria/api-falsa/entidades/contacts.ts';
import { coincide } from '#galeria/comun/buscar.ts';
import { idNuevo } from '#galeria/comun/id-nuevo.ts';

export const FILTROS = [
  'show_all',
  'frequent_contact',
  'starred_contact',
  'engineering_department',
  'support_department',
  'sales_department',
  'business_development_department',
] as const;

export type FiltroDeContactos = (typeof FILTROS)[number];

const DEL_DEPARTAMENTO: Readonly<Partial<Record<FiltroDeContactos, Department>>> = {
  engineering_department: 'Engineering',
  support_department: 'Support',
  sales_department: 'Sales',
  business_development_department: 'Business Development',
};

/** What a person fills in. */
export const CAMPOS = ['firstname', 'lastname', 'company', 'department', 'email', 'phone', 'address', 'notes'] as const;
export type CampoDeContacto = (typeof CAMPOS)[number];
export type DatosDeContacto = { readonly [Campo in CampoDeContacto]: string };

type FaltaDeContacto = 'falta' | 'correo';

const CORREO = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const nombreDe = ({ firstname, lastname }: Pick<Contact, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();

/** What is wrong with each field: names, department and e-mail are needed, and the e-mail has to look like one (F8). */
export function revisarContacto(datos: DatosDeContacto): Readonly<Partial<Record<CampoDeContacto, FaltaDeContacto>>> {
  const vacios = (['firstname', 'lastname', 'department', 'email'] as const).filter(
    (campo) => datos[campo].trim() === '',
  );
  return {
    ...(CORREO.test(datos.email.trim()) ? {} : { email: 'correo' as const }),
    ...Object.fromEntries(vacios.map((campo) => [campo, 'falta' as const])),
  };
}

export const alternarDestacado = (contactos: readonly Contact[], id: number): readonly Contact[] =>
  contactos.map((uno) => (uno.id === id ? { ...uno, starred: !uno.starred } : uno));

/** Updates one field. */
export const cambiarContacto = (
  contactos: readonly Contact[],
  id: number,
  campo: CampoDeContacto,
  valor: string,
): readonly Contact[] => contactos.map((uno) => (uno.id === id ? { ...uno, [campo]: valor } : uno));

/** Puts back what a person fills in of a contact; the star has a button of its own, and stays as it is. */
export const restaurarContacto = (contactos: readonly Contact[], foto: Contact): readonly Contact[] =>
  contactos.map((uno) => (uno.id === foto.id ? { ...foto, starred: uno.starred } : uno));

/** Whether something of what a person fills in is not as it was. */
export const hayCambios = (antes: Contact, ahora: Contact): boolean =>
  CAMPOS.some((campo) => antes[campo] !== ahora[campo]);

const sinEspacios = <T extends DatosDeContacto>(datos: T): T => ({
  ...datos,
  ...Object.fromEntries(CAMPOS.map((campo) => [campo, datos[campo].trim()])),
});

/** What was typed of a contact is saved: without the spaces around it. */
export const recortarContacto = (contactos: readonly Contact[], id: number): readonly Contact[] =>
  contactos.map((uno) => (uno.id === id ? sinEspacios(uno) : uno));

/** Adds one at the top; it is not frequent, starred nor deleted, and its picture is its initials. */
export const agregarContacto = (contactos: readonly Contact[], datos: DatosDeContacto): readonly Contact[] => [
  {
    ...sinEspacios(datos),
    department: datos.department as Department,
    id: idNuevo(contactos),
    image: '',
    frequentlycontacted: false,
    starred: false,
    deleted: false,
  },
  ...contactos,
];

export const quitarContacto = (contactos: readonly Contact[], id: number): readonly Contact[] =>
  contactos.filter((uno) => uno.id !== id);

/** Whether a filter takes a contact. */
export function entra(contacto: Contact, filtro: FiltroDeContactos): boolean {
  if (contacto.deleted) return false;
  if (filtro === 'frequent_contact') return contacto.frequentlycontacted;
  if (filtro === 'starred_contact') return contacto.starred;
  const departamento = DEL_DEPARTAMENTO[filtro];
  return departamento === undefined || contacto.department === departamento;
}

/** Those a filter takes whose name, company or e-mail has what is looked for. */
export const buscarContactos = (
  contactos: readonly Contact[],
  filtro: FiltroDeContactos,
  buscar: string,
): readonly Contact[] =>
  contactos.filter(
    (uno) => entra(uno, filtro) && coincide(buscar, uno.firstname, uno.lastname, uno.company, uno.email),
  );

/** How many each filter takes. */
export const contarContactos = (contactos: readonly Contact[]): Readonly<Record<FiltroDeContactos, number>> =>
  Object.fromEntries(FILTROS.map((filtro) => [filtro, contactos.filter((uno) => entra(uno, filtro)).length])) as Record<
    FiltroDeContactos,
    number
  >;
