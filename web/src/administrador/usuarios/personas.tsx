import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ROLES } from '@trastienda/nucleo/acceso/roles.ts';
import { listarUsuarios, type UsuarioAdministrado } from '@trastienda/nucleo/administrador/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { useAccionesDeUsuario } from './acciones-de-usuario.ts';
import { TarjetaDePersona, useColumnasDePersonas } from './columnas-de-personas.tsx';
import { PanelDeUsuario } from './panel-de-usuario.tsx';

export function Personas() {
  const { t } = useTranslation('administrador');
  const consulta = useConsultaDeLista(listarUsuarios);
  const lista = useLista(listarUsuarios, consulta.valores);
  const navigate = useNavigate();
  const { id }: { id?: string } = useSearch({ strict: false });
  const acciones = useAccionesDeUsuario();
  const roles = t('roles', { returnObjects: true });
  const abrir = (usuario: Pick<UsuarioAdministrado, 'id'> | null) =>
    void navigate({
      to: '.',
      search: (antes: Record<string, unknown>) => ({ ...antes, id: usuario?.id }),
      resetScroll: false,
    } as never);
  return (
    <>
      <TablaDatos
        etiqueta={t('usuarios.personas')}
        columnas={useColumnasDePersonas(consulta.valores.buscar)}
        consulta={consulta}
        lista={lista}
        idDe={(usuario) => usuario.id}
        clave="personas"
        nombreDe={({ nombre }) => nombre}
        onAbrir={abrir}
        acciones={(usuario) => [{ texto: t('usuarios.editar'), onClick: () => abrir(usuario) }, ...acciones(usuario)]}
        filtros={
          <FiltroOpciones
            etiqueta={t('usuarios.rol')}
            valor={consulta.valores.rol}
            opciones={ROLES.map((rol) => ({ valor: rol, texto: roles[rol] }))}
            onCambio={(rol) => consulta.cambiar({ rol })}
          />
        }
        vistas={[
          { id: 'todas', titulo: t('usuarios.todas'), valores: {} },
          { id: 'activas', titulo: t('usuarios.activas'), valores: { estado: 'activo' } },
          { id: 'inactivas', titulo: t('usuarios.inactivas'), valores: { estado: 'inactivo' } },
        ]}
        buscarEn={t('usuarios.buscarEn')}
        vacio={{ icono: IconUsers, titulo: t('usuarios.vacio') }}
        tarjeta={(usuario) => <TarjetaDePersona usuario={usuario} />}
      />
      <PanelDeUsuario id={id} onCerrar={() => abrir(null)} />
    </>
  );
}
