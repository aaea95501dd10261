import Button from '@mui/material/Button';
import IconHammer from '@tabler/icons-react/dist/esm/icons/IconHammer.mjs';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { VistaVacia } from './estado-vista.tsx';
import { caminoA } from './menu.ts';
import { Pagina } from './pagina.tsx';
import { MenuContext } from './rastro.tsx';
import { Tarjeta } from './tarjeta.tsx';

/** A screen of the product that does not exist yet says so, under its own name. */
export function EnConstruccion() {
  const { t } = useTranslation('ui');
  const { t: tMenu } = useTranslation('menu');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hoja = caminoA(useContext(MenuContext), pathname)?.hoja;
  return (
    <Pagina titulo={hoja ? tMenu(hoja.titulo) : t('construccion.titulo')} banda="completa">
      <Tarjeta sinRelleno>
        <VistaVacia
          icono={IconHammer}
          titulo={t('construccion.titulo')}
          texto={t('construccion.texto')}
          accion={<Button onClick={() => void navigate({ to: '/' })}>{t('construccion.volver')}</Button>}
        />
      </Tarjeta>
    </Pagina>
  );
}
