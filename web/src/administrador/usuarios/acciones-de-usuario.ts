import {
  aprobarReinicioDeFactor,
  cambiarUsuario,
  cerrarSesionesDe,
  pedirReinicioDeFactor,
  type UsuarioAdministrado,
} from '@trastienda/nucleo/administrador/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { useComando } from '#api/consultas.ts';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import { useAscenso } from './ascenso.ts';
import { type Preguntar, usePreguntar } from './preguntar.ts';

/** What may be done with a person besides editing them, each said with its consequence before it happens. */
export function useAccionesDeUsuario(): (usuario: UsuarioAdministrado) => readonly AccionDeFila[] {
  const { t } = useTranslation('administrador');
  const yo = useSesion().usuario.id;
  const preguntar = usePreguntar();
  const cambiar = useComando(cambiarUsuario);
  const cerrar = useComando(cerrarSesionesDe);
  const reinicio = useReinicio();
  const ascenso = useAscenso();

  const alternar = (usuario: UsuarioAdministrado): AccionDeFila => {
    const { id, version, nombre, activo } = usuario;
    const clave = activo ? 'desactivar' : 'reactivar';
    return {
      texto: t(`${clave}.accion`),
      peligro: activo,
      onClick: () =>
        preguntar(
          {
            titulo: t(`${clave}.titulo`, { nombre }),
            texto: t(`${clave}.texto`),
            boton: t(`${clave}.accion`),
            peligro: activo,
          },
          async () => {
            await cambiar.mutateAsync({ params: { id }, body: { version, activo: !activo } });
            return t(`${clave}.hecho`, { nombre });
          },
        ),
    };
  };
  const cerrarSesiones = ({ id, nombre }: UsuarioAdministrado): AccionDeFila => ({
    texto: t('cerrarSesiones.accion'),
    onClick: () =>
      preguntar(
        {
          titulo: t('cerrarSesiones.titulo', { nombre }),
          texto: t('cerrarSesiones.texto'),
          boton: t('cerrarSesiones.accion'),
          peligro: true,
        },
        async () => t('cerrarSesiones.hecho', { count: (await cerrar.mutateAsync({ params: { id } })).cerradas }),
      ),
  });
  return (usuario) => [
    ...(usuario.activo ? [cerrarSesiones(usuario)] : []),
    ...ascenso(usuario, preguntar, yo),
    ...reinicio(usuario, preguntar, yo),
    // Nobody closes the door behind themselves.
    ...(usuario.id === yo ? [] : [alternar(usuario)]),
  ];
}

/** Taking somebody's second factor away takes two administrators: one asks, another one approves. */
function useReinicio() {
  const { t } = useTranslation('administrador');
  const pedir = useComando(pedirReinicioDeFactor);
  const aprobar = useComando(aprobarReinicioDeFactor);
  return (usuario: UsuarioAdministrado, preguntar: Preguntar, yo: string): readonly AccionDeFila[] => {
    const { id, nombre, reinicioPedido, segundoFactor } = usuario;
    const params = { id };
    if (reinicioPedido && reinicioPedido.porId !== yo) {
      const { por, motivo } = reinicioPedido;
      const pregunta = {
        titulo: t('reinicio.aprobarTitulo', { nombre }),
        texto: t('reinicio.aprobarTexto', { por, motivo }),
        boton: t('reinicio.aprobar'),
        peligro: true,
      };
      const hacer = async () => {
        await aprobar.mutateAsync({ params });
        return t('reinicio.aprobado', { nombre });
      };
      return [{ texto: t('reinicio.aprobar'), onClick: () => preguntar(pregunta, hacer) }];
    }
    if (reinicioPedido || !segundoFactor) return [];
    const pregunta = {
      titulo: t('reinicio.pedirTitulo', { nombre }),
      texto: t('reinicio.pedirTexto'),
      boton: t('reinicio.pedir'),
      motivo: true,
    };
    const hacer = async (motivo: string) => {
      await pedir.mutateAsync({ params, body: { motivo } });
      return t('reinicio.pedido');
    };
    return [{ texto: t('reinicio.pedir'), onClick: () => preguntar(pregunta, hacer) }];
  };
}
