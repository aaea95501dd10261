import Box from '@mui/material/Box';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import type { PoliticaDeRol } from '@trastienda/nucleo/administrador/contrato.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { permisosPorArea } from './areas.ts';
import { ExigeSegundoFactor } from './exige-segundo-factor.tsx';

/** Actions down, roles across: a tick where the role may. */
export function Matriz({ roles }: { readonly roles: readonly PoliticaDeRol[] }) {
  const { t } = useTranslation('administrador');
  const nombres = t('roles', { returnObjects: true });
  const acciones = t('acciones', { returnObjects: true });
  return (
    // Six roles may not fit beside a wide menu: the table scrolls by itself, and by keyboard too.
    <Box role="region" aria-label={t('permisos.matriz')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tabla}>
        <thead>
          <tr>
            <th scope="col">{t('permisos.accion')}</th>
            {roles.map(({ rol, personas }) => (
              <th key={rol} scope="col" className="rol">
                {nombres[rol]}
                <span className="cuantos">{t('permisos.personas', { count: personas })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="exige">
            <th scope="row">
              {t('exige.titulo')}
              <span className="cuantos">{t('exige.texto')}</span>
            </th>
            {roles.map((politica) => (
              <td key={politica.rol}>
                <ExigeSegundoFactor politica={politica} />
              </td>
            ))}
          </tr>
          {permisosPorArea.map(({ area, permisos }) => (
            <Fragment key={area}>
              <tr className="area">
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {t(`areas.${area}`)}
                </th>
              </tr>
              {permisos.map((permiso) => (
                <tr key={permiso}>
                  <th scope="row">{acciones[permiso]}</th>
                  {roles.map(({ rol, permisos: suyos }) => (
                    <td key={rol}>
                      <Marca si={suyos.includes(permiso)} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Marca({ si }: { readonly si: boolean }) {
  const { t } = useTranslation('administrador');
  return (
    <Box component="span" sx={{ display: 'inline-grid', color: si ? 'success.text' : 'text.disabled' }}>
      {si ? <IconCheck size={20} stroke={2} aria-hidden /> : <IconMinus size={16} stroke={1.5} aria-hidden />}
      <Oculto>{t(si ? 'permisos.puede' : 'permisos.noPuede')}</Oculto>
    </Box>
  );
}

const tabla = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: { xs: 1.5, sm: 2.5 }, py: 1, borderBottom: 1, borderColor: 'divider' },
  '& th': { textAlign: 'start', fontWeight: 400, minWidth: { xs: 180, md: 260 } },
  '& thead th': { fontWeight: 600, bgcolor: 'sunken', verticalAlign: 'bottom' },
  '& .rol': { textAlign: 'center', minWidth: 108 },
  '& td': { textAlign: 'center', position: 'relative' },
  '& .cuantos': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: 'text.secondary' },
  '& .exige th': { fontWeight: 600 },
  '& .area th': { pt: 2.5, fontWeight: 600, color: 'text.secondary', fontSize: '0.75rem' },
  '& tbody tr:not(.area):not(.exige):hover': { bgcolor: 'action.hover' },
} as const;
