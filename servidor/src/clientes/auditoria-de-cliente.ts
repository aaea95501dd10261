import { nombreDeCondicion } from '@trastienda/nucleo/clientes/condicion-iva.ts';
import type { Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { formatearDocumento } from '@trastienda/nucleo/clientes/documento.ts';

/** The fields of a cliente as its timeline shows them. */
export const camposAuditados = (cliente: Cliente & { readonly lista: string | null }) => ({
  razonSocial: cliente.razonSocial,
  documento: formatearDocumento(cliente.documento),
  condicionIva: nombreDeCondicion(cliente.condicionIva),
  codigoExterno: cliente.codigoExterno,
  lista: cliente.lista,
  email: cliente.email,
  telefono: cliente.telefono,
  observaciones: cliente.observaciones,
  alerta: cliente.alerta,
  estado: cliente.estado,
  domicilios: cliente.domicilios.map(domicilioEnTexto).join('\n'),
  contactos: cliente.contactos.map(contactoEnTexto).join('\n'),
});

function domicilioEnTexto(domicilio: Cliente['domicilios'][number]): string {
  const { etiqueta, calle, localidad, provincia, codigoPostal, principal } = domicilio;
  const lugar = [calle, localidad, provincia, codigoPostal].filter(Boolean).join(', ');
  return `${etiqueta ? `${etiqueta}: ` : ''}${lugar}${principal ? ' (principal)' : ''}`;
}

const contactoEnTexto = ({ nombre, cargo, telefono, email }: Cliente['contactos'][number]): string =>
  [nombre, cargo, telefono, email].filter(Boolean).join(', ');
