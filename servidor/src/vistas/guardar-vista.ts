import type { CambioDeVista, Vista, VistaNueva } from '@trastienda/nucleo/vistas/contrato.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirVista, camposAuditados, vistaEscrita } from './abrir-vista.ts';
import * as repo from './vistas.repo.ts';

export async function crearVista(orden: Orden, { pantalla, ...datos }: VistaNueva): Promise<Vista> {
  const { tx, usuario, auditar } = orden;
  if (datos.roles.length > 0 && !usuario.puede('vista.compartir')) rechazar('comun.sin_permiso', {});
  await repo.exigirLugar(tx, usuario.id, pantalla);
  const id = uuidv7();
  const nueva = { ...datos, roles: sinRepetir(datos.roles) };
  await repo.insertarVista(tx, { id, pantalla, usuarioId: usuario.id, ...nueva });
  auditar({
    accion: 'vista.crear',
    entidad: 'vista',
    id,
    cambios: diferencias(null, { pantalla, ...camposAuditados(nueva) }),
  });
  return vistaEscrita(orden, id);
}

export async function cambiarVista(
  orden: Orden,
  id: string,
  { version, nombre, contenido, roles }: CambioDeVista,
): Promise<Vista> {
  const { tx, usuario, auditar } = orden;
  const antes = await abrirVista(orden, id, { version });
  if (roles !== undefined && !usuario.puede('vista.compartir')) rechazar('comun.sin_permiso', {});
  const despues = {
    nombre: nombre ?? antes.nombre,
    contenido: contenido ?? antes.contenido,
    roles: roles === undefined ? antes.roles : sinRepetir(roles),
  };
  await repo.actualizarVista(tx, id, despues, usuario.id);
  auditar({
    accion: 'vista.cambiar',
    entidad: 'vista',
    id,
    cambios: diferencias(camposAuditados(antes), camposAuditados(despues)),
  });
  return vistaEscrita(orden, id);
}

const sinRepetir = <Valor>(valores: readonly Valor[]): Valor[] => [...new Set(valores)];
