import Box from '@mui/material/Box';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { textos } from '#galeria/pages/textos.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { puede, ROLES, type Rol } from './estado.ts';

/** Roles across, actions down: where they meet, whether it may be done. The chosen role stands out. */
export function MatrizDeRoles(props: { readonly rol: Rol; readonly nombres: Readonly<Record<Rol, string>> }) {
  const t = textos.usar();
  const filas = [
    { nombre: t('caslVer'), si: () => true },
    { nombre: t('editar'), si: (rol: Rol) => puede(rol, 'editar') },
    { nombre: t('eliminar'), si: (rol: Rol) => puede(rol, 'eliminar') },
  ];
  return (
    <Box component="table" data-testid="casl-matriz" sx={tabla}>
      <thead>
        <tr>
          <th scope="col">{t('caslAccion')}</th>
          {ROLES.map((rol) => (
            <th key={rol} scope="col" data-elegido={rol === props.rol || undefined}>
              {props.nombres[rol]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ nombre, si }) => (
          <tr key={nombre}>
            <th scope="row">{nombre}</th>
            {ROLES.map((rol) => (
              <td key={rol} data-elegido={rol === props.rol || undefined}>
                <Box component="span" sx={{ color: si(rol) ? 'success.text' : 'text.secondary' }}>
                  {si(rol) ? (
                    <IconCheck size={18} stroke={2} aria-hidden />
                  ) : (
                    <IconMinus size={18} stroke={1.7} aria-hidden />
                  )}
                  <Oculto>{t(si(rol) ? 'caslSi' : 'caslNo')}</Oculto>
                </Box>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tabla = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { height: 44, px: 1, textAlign: 'center', fontWeight: 500, borderBottom: 1, borderColor: 'divider' },
  '& thead th': { height: 36, color: 'text.secondary', fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& [data-elegido]': { bgcolor: 'primary.soft' },
  '& thead [data-elegido]': { color: 'primary.onSoft' },
  '& svg': { display: 'inline-block', verticalAlign: 'middle' },
} as const;
