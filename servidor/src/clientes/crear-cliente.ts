import type { Cliente, ClienteNuevo } from '@trastienda/nucleo/clientes/contrato.ts';
import { leerIdentidad } from '@trastienda/nucleo/clientes/identidad.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { camposAuditados } from './auditoria-de-cliente.ts';
import * as repo from './clientes.repo.ts';
import { exigirListas } from './exigir-listas.ts';
import { leerFicha } from './ficha.query.ts';
import { guardarContactos, guardarDomicilios } from './listas.repo.ts';

export async function crearCliente({ tx, usuario, auditar }: Orden, datos: ClienteNuevo): Promise<Cliente> {
  const identidad = leerIdentidad(datos);
  if (!identidad.ok) datosInvalidos(identidad.error);
  const { domicilios = [], contactos = [] } = datos;
  await exigirListas(tx, datos, { domicilios: [], contactos: [] });

  const id = uuidv7();
  const nuevo = {
    razonSocial: datos.razonSocial,
    ...identidad.value,
    codigoExterno: datos.codigoExterno ?? null,
    listaId: datos.listaId ?? null,
    condicionId: datos.condicionId ?? null,
    email: datos.email ?? '',
    telefono: datos.telefono ?? '',
    observaciones: datos.observaciones ?? '',
    alerta: datos.alerta ?? '',
  };
  await repo.crearCliente(tx, id, nuevo, usuario.id);
  if (domicilios.length > 0) await guardarDomicilios(tx, id, domicilios);
  if (contactos.length > 0) await guardarContactos(tx, id, contactos);

  const cliente = definido(await leerFicha(tx, id), 'the cliente just created');
  auditar({ accion: 'cliente.crear', entidad: 'cliente', id, cambios: diferencias(null, camposAuditados(cliente)) });
  return cliente;
}
