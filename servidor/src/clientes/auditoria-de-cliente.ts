import type { Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { formatearDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { ESTADOS } from './nombres.ts';

/** The fields of a cliente as its timeline shows them; what is empty is absent. */
export const camposAuditados = (cliente: Cliente) => ({
  razonSocial: cliente.razonSocial,
  documento: formatearDocumento(cliente.documento),
  condicionIva: nombreDeCondicion(cliente.condicionIva),
  codigoExterno: cliente.codigoExterno,
  lista: cliente.lista,
  condicion: cliente.condicion,
  email: cliente.email || null,
  telefono: cliente.telefono || null,
  observaciones: cliente.observaciones || null,
  alerta: cliente.alerta || null,
  estado: ESTADOS[cliente.estado],
  domicilios: cliente.domicilios.map(domicilioEnTexto).join('; ') || null,
  contactos: cliente.contactos.map(contactoEnTexto).join('; ') || null,
});

function domicilioEnTexto(domicilio: Cliente['domicilios'][number]): string {
  const { etiqueta, calle, localidad, provincia, codigoPostal, principal } = domicilio;
  const lugar = [calle, localidad, provincia, codigoPostal].filter(Boolean).join(', ');
  return `${etiqueta ? `${etiqueta}: ` : ''}${lugar}${principal ? ' (principal)' : ''}`;
}

const contactoEnTexto = ({ nombre, cargo, telefono, email }: Cliente['contactos'][number]): string =>
  [nombre, cargo, telefono, email].filter(Boolean).join(', ');
