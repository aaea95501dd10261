import Button, { type ButtonProps } from '@mui/material/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/material/ButtonGroup';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useState } from 'react';
import { Bloque, Bloques, Fila } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { TONOS, type Tono } from '#galeria/forms/form-elements/marca-de.tsx';
import { textos } from '#galeria/forms/form-elements/textos.ts';

const ESPERA_MS = 1500;
const TAMANOS = ['small', 'medium', 'large'] as const;
type Variante = 'contained' | 'outlined' | 'text';
const NOMBRES = { contained: 'boton.lleno', outlined: 'boton.contorno', text: 'boton.texto' } as const;

/** What is pressed. */
export function ButtonScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('button')}>
      <Bloques>
        <Bloque titulo={t('boton.normales')}>
          <Fila>
            <Button variant="contained">{t('boton.lleno')}</Button>
            <Button>{t('boton.contorno')}</Button>
            <Button variant="text">{t('boton.texto')}</Button>
            <Button variant="contained" disabled>
              {t('boton.inactivo')}
            </Button>
          </Fila>
        </Bloque>
        <Bloque titulo={t('boton.carga')}>
          <Fila>
            <ConCarga />
            <Button variant="outlined" loading>
              {t('boton.enviar')}
            </Button>
          </Fila>
        </Bloque>
        {(['contained', 'outlined', 'text'] as const).map((variante) => (
          <DeVariante key={variante} variante={variante} />
        ))}
        <Iconos />
        <Flotantes />
        <Grupos />
      </Bloques>
    </PaginaDemo>
  );
}

function ConCarga() {
  const t = textos.usar();
  const [cargando, setCargando] = useState(false);
  useEffect(() => {
    if (!cargando) return;
    const espera = setTimeout(() => setCargando(false), ESPERA_MS);
    return () => clearTimeout(espera);
  }, [cargando]);
  return (
    <Button variant="contained" loading={cargando} onClick={() => setCargando(true)}>
      {t('boton.cargar')}
    </Button>
  );
}

/** Colours, icons and sizes of a way of drawing the button. */
function DeVariante({ variante }: { readonly variante: Variante }) {
  const t = textos.usar();
  const nombre = t(NOMBRES[variante]);
  return (
    <>
      <Bloque titulo={`${nombre}: ${t('colores')}`}>
        <Fila>
          {TONOS.map((tono) => (
            <Button key={tono} variant={variante} color={tono} sx={tenido(variante, tono)}>
              {t(`tono.${tono}`)}
            </Button>
          ))}
        </Fila>
      </Bloque>
      <Bloque titulo={`${nombre}: ${t('tamanos')}`}>
        <Fila>
          {TAMANOS.map((tamano) => (
            <Button key={tamano} variant={variante} size={tamano}>
              {t(`tamano.${tamano === 'large' ? 'grande' : tamano}`)}
            </Button>
          ))}
          <Button variant={variante} startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}>
            {t('boton.agregar')}
          </Button>
          <Button variant={variante} endIcon={<IconSend size={18} stroke={1.7} aria-hidden />}>
            {t('boton.enviar')}
          </Button>
        </Fila>
      </Bloque>
    </>
  );
}

const tenido = (variante: Variante, tono: Tono): NonNullable<ButtonProps['sx']> => {
  if (variante === 'contained') return {};
  const color = `${tono}.text`;
  return variante === 'outlined' ? { color, borderColor: color } : { color, '&:hover': { bgcolor: `${tono}.soft` } };
};

function Iconos() {
  const t = textos.usar();
  return (
    <Bloque titulo={t('boton.soloIcono')}>
      <Fila>
        {TONOS.map((tono) => (
          <IconButton
            key={tono}
            aria-label={`${t('boton.eliminar')}: ${t(`tono.${tono}`)}`}
            sx={{ color: `${tono}.text` }}
          >
            <IconTrash size={20} stroke={1.7} aria-hidden />
          </IconButton>
        ))}
        {TAMANOS.map((tamano) => {
          const nombre = t(`tamano.${tamano === 'large' ? 'grande' : tamano}`);
          return (
            <IconButton key={tamano} size={tamano} aria-label={`${t('boton.agregar')}: ${nombre}`}>
              <IconPlus size={{ small: 16, medium: 20, large: 26 }[tamano]} stroke={1.7} aria-hidden />
            </IconButton>
          );
        })}
      </Fila>
    </Bloque>
  );
}

function Flotantes() {
  const t = textos.usar();
  return (
    <Bloque titulo={t('boton.flotante')}>
      <Fila>
        <Fab aria-label={t('boton.agregar')} sx={sinTono}>
          <IconPlus size={22} stroke={1.7} aria-hidden />
        </Fab>
        <Fab color="primary" variant="extended" sx={{ gap: 1 }}>
          <IconSend size={20} stroke={1.7} aria-hidden />
          {t('boton.enviar')}
        </Fab>
        {(['small', 'medium', 'large'] as const).map((tamano) => (
          <Fab
            key={tamano}
            color="primary"
            size={tamano}
            aria-label={`${t('boton.agregar')}: ${t(`tamano.${tamano === 'large' ? 'grande' : tamano}`)}`}
          >
            <IconPlus size={22} stroke={1.7} aria-hidden />
          </Fab>
        ))}
      </Fila>
    </Bloque>
  );
}

/** Of no tone it is of what stands above the page, by day and by night: the library paints it grey in both. */
const sinTono = { bgcolor: 'raised', color: 'text.primary', '&:hover': { bgcolor: 'action.hover' } } as const;

function Grupos() {
  const t = textos.usar();
  const grupos: readonly (readonly [string, ButtonGroupProps])[] = [
    [t('boton.contorno'), {}],
    [t('boton.lleno'), { variant: 'contained' }],
    [t('boton.texto'), { variant: 'text' }],
    [t('tono.secondary'), { variant: 'contained', color: 'secondary' }],
    [t('tamano.small'), { size: 'small' }],
    [t('tamano.grande'), { size: 'large' }],
    [t('boton.vertical'), { orientation: 'vertical' }],
  ];
  return (
    <Bloque titulo={t('boton.grupos')} ancho>
      <Fila>
        {grupos.map(([nombre, props]) => (
          <ButtonGroup key={nombre} disableElevation {...props} aria-label={`${t('boton.grupos')}: ${nombre}`}>
            {(['dia', 'semana', 'mes'] as const).map((cual) => (
              <Button key={cual}>{t(`boton.${cual}`)}</Button>
            ))}
          </ButtonGroup>
        ))}
      </Fila>
    </Bloque>
  );
}
