import { type Cliente, ClienteNuevo } from '@trastienda/nucleo/clientes/contrato.ts';
import { formatearNumero } from '@trastienda/nucleo/clientes/documento.ts';
import { leerCuit } from '@trastienda/nucleo/comun/cuit.ts';
import type { z } from 'zod';
import { nombrar } from '#ui/formularios/registro-al-dia.ts';

export const DOMICILIO_VACIO = { etiqueta: '', calle: '', localidadId: '', codigoPostal: '', principal: false };

type ValoresDeCliente = z.input<typeof ClienteNuevo>;

/** What an empty form starts with. What somebody searched for is the name, or the document when it is one. */
export function valoresNuevos(buscado = ''): ValoresDeCliente {
  const cuit = leerCuit(buscado);
  const esNumero = /^[\d\s.-]+$/.test(buscado) && buscado.trim() !== '';
  return {
    razonSocial: esNumero ? '' : buscado,
    documento: cuit.ok
      ? { tipo: '80', numero: formatearNumero('80', cuit.value) }
      : { tipo: esNumero && buscado.replace(/\D/g, '').length < 9 ? '96' : '80', numero: esNumero ? buscado : '' },
    // Nobody is of a condición until somebody says so.
    condicionIva: '' as never,
    codigoExterno: '',
    listaId: '',
    condicionId: '',
    email: '',
    telefono: '',
    alerta: '',
    observaciones: '',
    domicilios: [],
    contactos: [],
  };
}

/** The form of a cliente that exists. */
export function valoresDe(cliente: Cliente): ValoresDeCliente {
  const { tipo, numero } = cliente.documento;
  return {
    razonSocial: cliente.razonSocial,
    documento: {
      tipo: tipo as NonNullable<ValoresDeCliente['documento']>['tipo'],
      numero: numero === null ? '' : formatearNumero(tipo, numero),
    },
    condicionIva: cliente.condicionIva as ValoresDeCliente['condicionIva'],
    codigoExterno: cliente.codigoExterno ?? '',
    listaId: cliente.listaId ?? '',
    condicionId: cliente.condicionId ?? '',
    email: cliente.email,
    telefono: cliente.telefono,
    alerta: cliente.alerta,
    observaciones: cliente.observaciones,
    domicilios: cliente.domicilios.map(({ id, etiqueta, calle, localidadId, codigoPostal, principal }) => ({
      id,
      etiqueta,
      calle,
      localidadId: localidadId ?? '',
      codigoPostal,
      principal,
    })),
    contactos: cliente.contactos.map(({ id, nombre, cargo, telefono, email }) => ({
      id,
      nombre,
      cargo,
      telefono,
      email,
    })),
  };
}

/** How what a form only names by its id is called. */
export const nombresDe = (cliente: Cliente | undefined): Readonly<Record<string, string>> =>
  cliente === undefined ? {} : nombrar([cliente.listaId, cliente.lista], [cliente.condicionId, cliente.condicion]);

type ConId = { readonly id?: string | undefined };
type Listas = {
  readonly domicilios?: readonly ConId[] | undefined;
  readonly contactos?: readonly ConId[] | undefined;
};

/** What is saved of a cliente as it is by now: what somebody else took away of it meanwhile, and stays in the form, is added anew. */
export function conSusIds<Datos extends Listas>(datos: Datos, { domicilios, contactos }: Listas): Datos {
  return {
    ...datos,
    ...(datos.domicilios && { domicilios: datos.domicilios.map(conSuId(domicilios)) }),
    ...(datos.contactos && { contactos: datos.contactos.map(conSuId(contactos)) }),
  };
}

const conSuId =
  (suyas: readonly ConId[] = []) =>
  ({ id, ...parte }: ConId): ConId =>
    suyas.some((suya) => suya.id === id) ? { id, ...parte } : parte;

type Domicilios = NonNullable<ValoresDeCliente['domicilios']>;
type Contactos = NonNullable<ValoresDeCliente['contactos']>;

/** Places and people as they are told in a line. */
export const decirDomicilios = (domicilios: unknown): string =>
  (domicilios as Domicilios)
    .map(({ calle, etiqueta = '' }) => (etiqueta === '' ? calle : `${etiqueta}: ${calle}`))
    .join(' · ');
export const decirContactos = (contactos: unknown): string =>
  (contactos as Contactos)
    .map(({ nombre, cargo = '', telefono = '', email = '' }) =>
      [nombre, cargo, telefono, email].filter((dicho) => dicho !== '').join(', '),
    )
    .join(' · ');

/** The form validates with the very schema of the endpoint. */
export const esquemaDeCliente = ClienteNuevo;
