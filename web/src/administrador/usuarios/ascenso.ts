import {
  aprobarAscenso,
  rechazarAscenso,
  type UsuarioAdministrado,
} from '@trastienda/nucleo/administrador/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import type { Preguntar } from './preguntar.ts';
import { useTextoDeRoles } from './texto-de-roles.ts';

/** Making an administrator of somebody takes two who administer: one asks, another one approves. */
export function useAscenso() {
  const { t } = useTranslation('administrador');
  const deRoles = useTextoDeRoles();
  const aprobar = useComando(aprobarAscenso);
  const rechazar = useComando(rechazarAscenso);
  return (usuario: UsuarioAdministrado, preguntar: Preguntar, yo: string): readonly AccionDeFila[] => {
    const { id, version, nombre, ascensoPedido } = usuario;
    if (!ascensoPedido) return [];
    const params = { id };
    const propio = ascensoPedido.porId === yo;
    const dichos = { nombre, por: ascensoPedido.por, roles: deRoles(ascensoPedido.concesiones) };
    const clave = propio ? 'retirar' : 'rechazar';
    const cerrar = {
      texto: t(`ascenso.${clave}`),
      peligro: true,
      onClick: () =>
        preguntar(
          {
            titulo: t(`ascenso.${clave}Titulo`, dichos),
            texto: t('ascenso.rechazarTexto'),
            boton: t(`ascenso.${clave}`),
            peligro: true,
          },
          async () => {
            await rechazar.mutateAsync({ params });
            return t(propio ? 'ascenso.retirado' : 'ascenso.rechazado');
          },
        ),
    };
    if (propio || id === yo) return [cerrar];
    const pregunta = {
      titulo: t('ascenso.aprobarTitulo', dichos),
      texto: t('ascenso.aprobarTexto', dichos),
      boton: t('ascenso.aprobar'),
      peligro: true,
    };
    const hacer = async () => {
      await aprobar.mutateAsync({ params, body: { version } });
      return t('ascenso.aprobado', dichos);
    };
    return [{ texto: t('ascenso.aprobar'), onClick: () => preguntar(pregunta, hacer) }, cerrar];
  };
}
