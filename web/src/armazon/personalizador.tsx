import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import IconArrowsHorizontal from '@tabler/icons-react/dist/esm/icons/IconArrowsHorizontal.mjs';
import IconBorderOuter from '@tabler/icons-react/dist/esm/icons/IconBorderOuter.mjs';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconLayoutNavbar from '@tabler/icons-react/dist/esm/icons/IconLayoutNavbar.mjs';
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconShadow from '@tabler/icons-react/dist/esm/icons/IconShadow.mjs';
import IconSquareHalf from '@tabler/icons-react/dist/esm/icons/IconSquareHalf.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconTextDirectionLtr from '@tabler/icons-react/dist/esm/icons/IconTextDirectionLtr.mjs';
import IconTextDirectionRtl from '@tabler/icons-react/dist/esm/icons/IconTextDirectionRtl.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslation } from 'react-i18next';
import { cambiarAjustes, restablecerAjustes, useAjustes } from '#apariencia/ajustes.ts';
import { NOMBRES_DE_TEMA } from '#apariencia/nombres-de-tema.ts';
import { CODIGOS_DE_IDIOMA, type CodigoDeIdioma, idiomas } from '#i18n/idiomas.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { FormatoRegional } from '#ui/formato/formato-regional.tsx';
import { Fichas } from '#ui/formularios/fichas.tsx';
import { useElegirIdioma } from './elegir-idioma.ts';
import { Muestra, Redondeo } from './personalizador-partes.tsx';

/** Every setting of the appearance, applied as it is chosen (plate 11). */
export function Personalizador({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('capas');
  const ajustes = useAjustes();
  const elegirIdioma = useElegirIdioma();
  return (
    <PanelLateral
      abierto={open}
      titulo={t('apariencia.titulo')}
      ancho={320}
      sinVelo
      onCerrar={onClose}
      pie={
        <Button fullWidth startIcon={<IconRotate size={18} stroke={1.7} aria-hidden />} onClick={restablecerAjustes}>
          {t('apariencia.restablecer')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2.25 }}>
        <Fichas
          titulo={t('apariencia.modo')}
          columnas={3}
          valor={ajustes.modo}
          onCambio={(modo) => cambiarAjustes({ modo })}
          fichas={[
            { valor: 'light', texto: t('apariencia.claro'), icono: IconSun },
            { valor: 'dark', texto: t('apariencia.oscuro'), icono: IconMoon },
            { valor: 'system', texto: t('apariencia.sistema'), icono: IconDeviceDesktop },
          ]}
        />
        <Fichas
          titulo={t('apariencia.direccion')}
          valor={ajustes.direccion}
          onCambio={(direccion) => cambiarAjustes({ direccion })}
          fichas={[
            { valor: 'ltr', texto: t('apariencia.izqADer'), icono: IconTextDirectionLtr },
            { valor: 'rtl', texto: t('apariencia.derAIzq'), icono: IconTextDirectionRtl },
          ]}
        />
        <Fichas
          titulo={t('apariencia.color')}
          valor={ajustes.tema}
          onCambio={(tema) => cambiarAjustes({ tema })}
          fichas={NOMBRES_DE_TEMA.map((valor) => ({
            valor,
            texto: t(`apariencia.tema.${valor}`),
            muestra: <Muestra tema={valor} elegido={valor === ajustes.tema} />,
          }))}
        />
        <Fichas
          titulo={t('apariencia.menu')}
          valor={ajustes.menu}
          onCambio={(menu) => cambiarAjustes({ menu })}
          fichas={[
            { valor: 'vertical', texto: t('apariencia.vertical'), icono: IconLayoutSidebar },
            { valor: 'horizontal', texto: t('apariencia.horizontal'), icono: IconLayoutNavbar },
          ]}
        />
        {ajustes.menu === 'vertical' && (
          <Fichas
            titulo={t('apariencia.barra')}
            valor={ajustes.barra}
            onCambio={(barra) => cambiarAjustes({ barra })}
            fichas={[
              { valor: 'completa', texto: t('apariencia.completa'), icono: IconLayoutSidebarLeftExpand },
              { valor: 'mini', texto: t('apariencia.mini'), icono: IconLayoutSidebarLeftCollapse },
            ]}
          />
        )}
        <Fichas
          titulo={t('apariencia.contenido')}
          valor={ajustes.contenido}
          onCambio={(contenido) => cambiarAjustes({ contenido })}
          fichas={[
            { valor: 'encajado', texto: t('apariencia.encajado'), icono: IconSquareHalf },
            { valor: 'ancho', texto: t('apariencia.ancho'), icono: IconArrowsHorizontal },
          ]}
        />
        <Fichas
          titulo={t('apariencia.tarjetas')}
          valor={ajustes.tarjetas}
          onCambio={(tarjetas) => cambiarAjustes({ tarjetas })}
          fichas={[
            { valor: 'borde', texto: t('apariencia.borde'), icono: IconBorderOuter },
            { valor: 'sombra', texto: t('apariencia.sombra'), icono: IconShadow },
          ]}
        />
        <Redondeo radio={ajustes.radio} />
        <TextField
          select
          label={t('apariencia.idioma')}
          value={ajustes.idioma}
          onChange={({ target }) => elegirIdioma(target.value as CodigoDeIdioma)}
          slotProps={{ input: { startAdornment: <IconWorld size={18} stroke={1.5} aria-hidden /> } }}
        >
          {CODIGOS_DE_IDIOMA.map((codigo) => (
            <MenuItem key={codigo} value={codigo} lang={idiomas[codigo].etiqueta}>
              {idiomas[codigo].nombre}
            </MenuItem>
          ))}
        </TextField>
        <FormatoRegional />
      </Stack>
    </PanelLateral>
  );
}
