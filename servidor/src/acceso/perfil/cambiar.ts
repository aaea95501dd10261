import type { Perfil } from '@trastienda/nucleo/acceso/contrato.ts';
import { bloquearPersona } from '#acceso/ingreso/personas.repo.ts';
import { anularEnlaces } from '#acceso/recuperacion/recuperacion.repo.ts';
import { sucursalesDe } from '#acceso/usuarios.repo.ts';
import type { Orden } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import type { Imagen } from '#http/imagen.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { leerPerfil } from './perfil.query.ts';
import * as repo from './perfil.repo.ts';

type Datos = { readonly version: number; readonly nombre: string; readonly alias: string | null };

/** The name and the short name for the login that somebody gives themselves. */
export async function cambiarPerfil(orden: Orden, { version, nombre, alias }: Datos): Promise<Perfil> {
  const { tx, usuario, auditar } = orden;
  const antes = await tomarPerfil(orden, version);
  await repo.guardarDatos(tx, usuario.id, { nombre, alias });
  const cambios = diferencias({ nombre: antes.nombre, alias: antes.alias }, { nombre, alias });
  auditar({ accion: 'usuario.cambiar_perfil', entidad: 'usuario', id: usuario.id, cambios });
  return leerPerfil(tx, usuario.id);
}

type Correos = Pick<Entorno, 'correo'>;

/** Another address. The former one is told: whoever reads only that one must hear of it. */
export async function cambiarCorreo(
  orden: Orden,
  { correo }: Correos,
  pedido: { readonly version: number; readonly email: string },
): Promise<Perfil> {
  const { tx, usuario, auditar } = orden;
  const antes = await tomarPerfil(orden, pedido.version);
  const email = pedido.email.toLowerCase();
  await repo.guardarCorreo(tx, usuario.id, email);
  await anularEnlaces(tx, usuario.id);
  if (email !== antes.email) {
    await correo.encolar(tx, {
      para: antes.email,
      asunto: 'Cambió el correo de tu cuenta de Trastienda',
      parrafos: [
        `Hola, ${antes.nombre}:`,
        `Desde ahora tu cuenta usa el correo ${tapar(email)}. A esta dirección no te escribimos más.`,
        'Si no fuiste vos, avisá ya a quien administra: puede cerrar tus sesiones y devolverte la cuenta.',
      ],
    });
  }
  const cambios = diferencias({ email: antes.email }, { email });
  auditar({ accion: 'usuario.cambiar_correo', entidad: 'usuario', id: usuario.id, cambios });
  return leerPerfil(tx, usuario.id);
}

async function tomarPerfil({ tx, usuario }: Orden, pedida: number): Promise<Perfil> {
  await bloquearPersona(tx, usuario.id);
  const antes = await leerPerfil(tx, usuario.id);
  await exigirVersion({ tx, entidad: 'usuario', id: usuario.id, actual: antes.version, pedida });
  return antes;
}

/** Enough for its owner to know it, not for anybody else to write to it. */
const tapar = (email: string): string => email.replace(/^(.{1,2}).*(@.*)$/, '$1…$2');

type Preferencias = { readonly sucursalId: string | null; readonly paginaDeInicio: string | null };

export async function cambiarPreferencias(orden: Orden, preferencias: Preferencias): Promise<Perfil> {
  const { tx, usuario, auditar } = orden;
  const { sucursalId, paginaDeInicio } = preferencias;
  const suyas = await sucursalesDe(tx, usuario.id);
  if (sucursalId !== null && !suyas.some(({ id }) => id === sucursalId)) {
    datosInvalidos([{ path: ['sucursalId'], message: 'No trabajás en esa sucursal.' }]);
  }
  const { inicio: _, ...antes } = (await leerPerfil(tx, usuario.id)).preferencias;
  await repo.guardarPreferencias(tx, usuario.id, preferencias);
  const cambios = diferencias(antes, { sucursalId, paginaDeInicio });
  auditar({ accion: 'usuario.cambiar_preferencias', entidad: 'usuario', id: usuario.id, cambios });
  return leerPerfil(tx, usuario.id);
}

/** Which panels the home shows, and in which order. */
export async function ordenarInicio(orden: Orden, inicio: string[] | null): Promise<{ inicio: string[] | null }> {
  const { tx, usuario, auditar } = orden;
  const antes = (await leerPerfil(tx, usuario.id)).preferencias.inicio;
  await repo.guardarPaneles(tx, usuario.id, inicio);
  const cambios = diferencias({ inicio: enUnTexto(antes) }, { inicio: enUnTexto(inicio) });
  auditar({ accion: 'usuario.cambiar_preferencias', entidad: 'usuario', id: usuario.id, cambios });
  return { inicio };
}

const enUnTexto = (paneles: readonly string[] | null): string | null => paneles?.join(', ') ?? null;

/** Another picture, or none. */
export async function cambiarFoto({ tx, usuario, auditar }: Orden, foto: Imagen | undefined): Promise<Perfil> {
  if (foto) await repo.guardarFoto(tx, usuario.id, foto);
  else await repo.borrarFoto(tx, usuario.id);
  const accion = foto ? 'usuario.cambiar_foto' : 'usuario.quitar_foto';
  auditar({ accion, entidad: 'usuario', id: usuario.id });
  return leerPerfil(tx, usuario.id);
}
