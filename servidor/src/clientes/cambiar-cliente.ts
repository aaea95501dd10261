import type { CambioDeCliente, Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import type { TipoDeDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { leerIdentidad } from '@trastienda/nucleo/clientes/identidad.ts';
import { assert, definido } from '@trastienda/nucleo/comun/assert.ts';
import { esCondicionIva } from '@trastienda/nucleo/comun/condicion-iva.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirCliente } from './abrir-cliente.ts';
import { camposAuditados } from './auditoria-de-cliente.ts';
import * as repo from './clientes.repo.ts';
import { exigirListas } from './exigir-listas.ts';
import { leerFicha } from './ficha.query.ts';
import { guardarContactos, guardarDomicilios } from './listas.repo.ts';

export async function cambiarCliente(
  orden: Orden,
  id: string,
  { version, domicilios, contactos, ...cambio }: CambioDeCliente,
): Promise<Cliente> {
  const { tx, usuario, auditar } = orden;
  const antes = await abrirCliente(orden, id, version);
  const identidad = identidadTras(antes, cambio);
  await exigirListas(tx, { domicilios, contactos }, antes);

  const despues = {
    razonSocial: cambio.razonSocial ?? antes.razonSocial,
    ...identidad,
    codigoExterno: cambio.codigoExterno === undefined ? antes.codigoExterno : cambio.codigoExterno,
    listaId: cambio.listaId === undefined ? antes.listaId : cambio.listaId,
    condicionId: cambio.condicionId === undefined ? antes.condicionId : cambio.condicionId,
    email: cambio.email ?? antes.email,
    telefono: cambio.telefono ?? antes.telefono,
    observaciones: cambio.observaciones ?? antes.observaciones,
    alerta: cambio.alerta ?? antes.alerta,
  };
  await repo.cambiarCliente(tx, id, despues, usuario.id);
  if (domicilios) await guardarDomicilios(tx, id, domicilios);
  if (contactos) await guardarContactos(tx, id, contactos);

  const cliente = definido(await leerFicha(tx, id), 'the cliente just changed');
  auditar({
    accion: 'cliente.cambiar',
    entidad: 'cliente',
    id,
    cambios: diferencias(camposAuditados(antes), camposAuditados(cliente)),
  });
  return cliente;
}

/** Document and condición IVA are judged together, whichever of them changes (INV-47). */
function identidadTras(antes: Cliente, cambio: Pick<CambioDeCliente, 'documento' | 'condicionIva'>) {
  const { condicionIva = antes.condicionIva } = cambio;
  assert(esCondicionIva(condicionIva), 'a stored condición IVA is one of the table');
  const documento = cambio.documento ?? {
    tipo: antes.documento.tipo as TipoDeDocumento,
    numero: antes.documento.numero,
  };
  const identidad = leerIdentidad({ documento, condicionIva });
  if (!identidad.ok) datosInvalidos(identidad.error);
  return identidad.value;
}
