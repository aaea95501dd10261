import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { botonDeBarra } from './boton-de-barra.ts';
import { leerOrden, siguienteOrden } from './orden.ts';

type Props<Fila> = { readonly columnas: readonly Columna<Fila>[]; readonly consulta: ConsultaDeLista };

/** What the headers do, where rows are cards and there are none: by this column, the other way, and as it was. */
export function BotonDeOrden<Fila>({ columnas, consulta }: Props<Fila>) {
  const { t } = useTranslation(['ui', 'tabla']);
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const { orden } = consulta.valores;
  const partes = leerOrden(orden);
  return (
    <>
      <Pista texto={t('tabla.ordenar')}>
        <IconButton
          aria-label={t('tabla.ordenar')}
          aria-haspopup="menu"
          aria-expanded={ancla !== null}
          onClick={({ currentTarget }) => setAncla(currentTarget)}
          sx={botonDeBarra}
        >
          <IconArrowsSort size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
      <Menu
        anchorEl={ancla}
        open={ancla !== null}
        onClose={() => setAncla(null)}
        slotProps={{ list: { 'aria-label': t('tabla.ordenar') } }}
      >
        {columnas
          .filter(({ ordenable }) => ordenable)
          .map(({ id, titulo, ordenPor = id }) => {
            const sentido = partes.find(({ campo }) => campo === ordenPor)?.sentido;
            const Flecha = sentido === 'descending' ? IconArrowDown : IconArrowUp;
            const dicho = sentido === 'descending' ? 'tabla:ordenarDescendente' : 'tabla:ordenarAscendente';
            return (
              <MenuItem
                key={id}
                role="menuitemradio"
                aria-checked={sentido !== undefined}
                selected={sentido !== undefined}
                onClick={() => consulta.cambiar({ orden: siguienteOrden(orden, ordenPor, false) })}
              >
                <Box component="span" sx={{ flex: 1 }}>
                  {titulo}
                </Box>
                {sentido && <Flecha size={18} stroke={1.7} role="img" aria-label={t(dicho)} />}
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}
