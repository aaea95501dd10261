import Skeleton from '@mui/material/Skeleton';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { listarRoles } from '@trastienda/nucleo/administrador/contrato.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import { Roles } from './roles.tsx';
import { Terminales } from './terminales.tsx';

type Pestana = 'roles' | 'limites' | 'ajustes' | 'terminales';

const LimitesDeVenta = lazy(() => import('./limites-de-venta.tsx').then((m) => ({ default: m.LimitesDeVenta })));
const LimitesDeAjuste = lazy(() => import('./limites-de-ajuste.tsx').then((m) => ({ default: m.LimitesDeAjuste })));

/** What each role lets do, and which devices are shared. Whoever only registers terminals sees only those. */
export function PermisosScreen() {
  const { t } = useTranslation('administrador');
  const veRoles = usePuede()(listarRoles);
  const navigate = useNavigate();
  const { pestana = 'roles' }: { pestana?: Pestana } = useSearch({ strict: false });
  const elegida = veRoles ? pestana : 'terminales';
  return (
    <Pagina titulo={t('permisos.titulo')} banda="completa" figura={<IconShieldLock size={72} stroke={1} />}>
      <Pestanas<Pestana>
        etiqueta={t('permisos.titulo')}
        valor={elegida}
        pestanas={[
          ...(veRoles ? [{ id: 'roles' as const, titulo: t('permisos.roles') }] : []),
          ...(veRoles ? [{ id: 'limites' as const, titulo: t('limites.titulo') }] : []),
          ...(veRoles ? [{ id: 'ajustes' as const, titulo: t('limites.ajustes.titulo') }] : []),
          { id: 'terminales', titulo: t('terminales.titulo') },
        ]}
        onCambio={(id) => void navigate({ to: '.', search: id === 'roles' ? {} : { pestana: id } } as never)}
      />
      {elegida === 'roles' && <ConRoles />}
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        {elegida === 'limites' && <LimitesDeVenta />}
        {elegida === 'ajustes' && <LimitesDeAjuste />}
      </Suspense>
      {elegida === 'terminales' && <Terminales />}
    </Pagina>
  );
}

function ConRoles() {
  const consulta = useQuery(consultaDe(listarRoles, {}));
  return (
    <Cargado consulta={consulta} esqueleto={<Skeleton variant="rounded" height={420} />}>
      {({ roles }) => <Roles roles={roles} />}
    </Cargado>
  );
}
