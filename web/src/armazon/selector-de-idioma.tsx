import IconButton from '@mui/material/IconButton';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAjustes } from '#apariencia/ajustes.ts';
import { CODIGOS_DE_IDIOMA, idiomas } from '#i18n/idiomas.ts';
import { Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import { useElegirIdioma } from './elegir-idioma.ts';

/** The languages of the interface by their own names; flags are not languages. */
export function SelectorDeIdioma() {
  const { t } = useTranslation('armazon');
  const { idioma } = useAjustes();
  const elegir = useElegirIdioma();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <Pista texto={t('barra.idioma')}>
        <IconButton
          aria-label={`${t('barra.idioma')}: ${idiomas[idioma].nombre}`}
          aria-haspopup="menu"
          aria-expanded={ancla !== null}
          onClick={(evento) => setAncla(evento.currentTarget)}
        >
          <IconLanguage size={20} stroke={1.5} aria-hidden />
        </IconButton>
      </Pista>
      <Menu
        anchorEl={ancla}
        open={ancla !== null}
        onClose={() => setAncla(null)}
        slotProps={{ list: { 'aria-label': t('barra.idioma') } }}
      >
        {CODIGOS_DE_IDIOMA.map((codigo) => (
          <MenuItem
            key={codigo}
            lang={idiomas[codigo].etiqueta}
            selected={codigo === idioma}
            onClick={() => {
              setAncla(null);
              elegir(codigo);
            }}
          >
            {idiomas[codigo].nombre}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
