import { expect, it } from 'vitest';
import { muestrasDeContactos } from '#galeria/api-falsa/muestras/contacts.ts';
import {
  agregarContacto,
  alternarDestacado,
  buscarContactos,
  cambiarContacto,
  contarContactos,
  type DatosDeContacto,
  nombreDe,
  quitarContacto,
  recortarContacto,
  restaurarContacto,
  revisarContacto,
} from './estado.ts';

const contactos = muestrasDeContactos();
const DATOS: DatosDeContacto = {
  firstname: 'Ana',
  lastname: 'Gómez',
  company: '',
  department: 'Sales',
  email: 'ana@ejemplo.com',
  phone: '',
  address: '',
  notes: '',
};

it('T-CO-1: the thirty samples are as many as they should be in each filter', () => {
  expect(contarContactos(contactos)).toEqual({
    show_all: 30,
    frequent_contact: 14,
    starred_contact: 14,
    engineering_department: 7,
    support_department: 10,
    sales_department: 11,
    business_development_department: 2,
  });
  expect(muestrasDeContactos()).toEqual(contactos);
});

it('starred toggles, of that contact only', () => {
  const primero = contactos[0]?.starred;
  const una = alternarDestacado(contactos, 1);
  expect(una[0]?.starred).toBe(!primero);
  expect(una.slice(1)).toEqual(contactos.slice(1));
  expect(alternarDestacado(una, 1)).toEqual(contactos);
});

it('a contact is updated field by field, and goes back to its snapshot', () => {
  const cambiados = cambiarContacto(cambiarContacto(contactos, 2, 'firstname', 'Eva'), 2, 'notes', '');
  expect(cambiados[1]).toEqual({ ...contactos[1], firstname: 'Eva', notes: '' });
  expect(restaurarContacto(cambiados, contactos[1] as (typeof contactos)[number])).toEqual(contactos);
});

it('a star that was put while it was edited stays when the edition is cancelled', () => {
  const [, foto = contactos[0]] = contactos;
  const editados = alternarDestacado(cambiarContacto(contactos, 2, 'firstname', 'Eva'), 2);
  expect(foto && restaurarContacto(editados, foto)).toEqual(alternarDestacado(contactos, 2));
});

it('adding: frequent, starred and deleted are false, and the id is of nobody else', () => {
  const [nuevo] = agregarContacto(contactos, DATOS);
  expect(nuevo).toEqual({
    ...DATOS,
    id: 31,
    image: '',
    frequentlycontacted: false,
    starred: false,
    deleted: false,
  });
});

it('F8: what is saved has no space around it, added or edited', () => {
  const escritos = { ...DATOS, firstname: ' Ana', lastname: 'Gómez ', email: ' ana@ejemplo.com ', phone: ' 11 4321 ' };
  const limpios = { ...DATOS, phone: '11 4321' };
  expect(agregarContacto(contactos, escritos)[0]).toMatchObject(limpios);
  const editados = cambiarContacto(contactos, 2, 'email', ' ana@ejemplo.com ');
  expect(recortarContacto(editados, 2)).toEqual(cambiarContacto(contactos, 2, 'email', 'ana@ejemplo.com'));
});

it('removing takes that one away', () => {
  expect(quitarContacto(contactos, 30)).toEqual(contactos.slice(0, 29));
});

it('F4: they are found by name, company or e-mail, whatever case and accents, within the filter', () => {
  expect(buscarContactos(contactos, 'show_all', 'jose alv').map(nombreDe)).toEqual(['José Álvarez']);
  expect(buscarContactos(contactos, 'support_department', 'MESA')).toHaveLength(3);
  expect(buscarContactos(contactos, 'sales_department', 'mesa')).toEqual([]);
  expect(buscarContactos(contactos, 'show_all', 'renata.acosta@')).toHaveLength(1);
});

it('F8: names, department and e-mail are needed, and the e-mail has to look like one', () => {
  expect(revisarContacto(DATOS)).toEqual({});
  expect(revisarContacto({ ...DATOS, email: 'ana@' })).toEqual({ email: 'correo' });
  expect(revisarContacto({ ...DATOS, firstname: ' ', lastname: '', department: '', email: '' })).toEqual({
    firstname: 'falta',
    lastname: 'falta',
    department: 'falta',
    email: 'falta',
  });
});
