import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useId, useState } from 'react';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import type { Icono } from '#ui/piezas/icono.ts';

const TRES = [
  { clave: 'uno', icono: IconPackage },
  { clave: 'dos', icono: IconHeart },
  { clave: 'tres', icono: IconUser },
] as const;

type Lugar = 'top' | 'bottom' | 'start' | 'end';
type Una = { readonly nombre: string; readonly icono?: Icono };

/** Tabs in all their ways; the arrows go from one to the next. */
export function TabsScreen() {
  const t = textos.usar();
  const tres = TRES.map(({ clave, icono }) => ({ nombre: t(`pestana.${clave}`), icono }));
  const conTexto = tres.map(({ nombre }) => ({ nombre }));
  const semanas = Array.from({ length: 16 }, (_, i) => ({ nombre: t('pestana.mes', { numero: i + 1 }) }));
  return (
    <PaginaDemo titulo={t('tabs')}>
      <Bloques>
        <Bloque titulo={t('pestana.texto')}>
          <Grupo etiqueta={t('pestana.texto')} pestanas={conTexto} />
        </Bloque>
        <Bloque titulo={t('pestana.icono')}>
          <Grupo etiqueta={t('pestana.icono')} pestanas={tres} soloIcono />
        </Bloque>
        <Bloque titulo={t('pestana.arriba')}>
          <Grupo etiqueta={t('pestana.arriba')} pestanas={tres} lugar="top" />
        </Bloque>
        <Bloque titulo={t('pestana.abajo')}>
          <Grupo etiqueta={t('pestana.abajo')} pestanas={tres} lugar="bottom" />
        </Bloque>
        <Bloque titulo={t('pestana.izquierda')}>
          <Grupo etiqueta={t('pestana.izquierda')} pestanas={tres} lugar="start" />
        </Bloque>
        <Bloque titulo={t('pestana.derecha')}>
          <Grupo etiqueta={t('pestana.derecha')} pestanas={tres} lugar="end" />
        </Bloque>
        <Bloque titulo={t('pestana.desplazable')}>
          <Grupo etiqueta={t('pestana.desplazable')} pestanas={semanas} />
        </Bloque>
        <Bloque titulo={t('pestana.verticales')}>
          <Grupo etiqueta={t('pestana.verticales')} pestanas={tres} lugar="start" vertical />
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

function Grupo(props: {
  readonly etiqueta: string;
  readonly pestanas: readonly Una[];
  readonly lugar?: Lugar;
  readonly soloIcono?: boolean;
  readonly vertical?: boolean;
}) {
  const { pestanas, lugar, soloIcono = false, vertical = false } = props;
  const t = textos.usar();
  const id = useId();
  const [elegida, setElegida] = useState(0);
  return (
    <Box sx={vertical ? { display: 'flex', gap: 2 } : {}}>
      <Tabs
        value={elegida}
        onChange={(_, una: number) => setElegida(una)}
        aria-label={props.etiqueta}
        orientation={vertical ? 'vertical' : 'horizontal'}
        variant="scrollable"
        scrollButtons={vertical ? false : 'auto'}
        allowScrollButtonsMobile
        sx={
          vertical
            ? { flex: 'none', borderInlineEnd: '1px solid var(--t-palette-divider)' }
            : // An arrow that leads nowhere would only push the first one away from the edge.
              { '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }
        }
      >
        {pestanas.map(({ nombre, icono: Icono }, i) => (
          <Tab
            key={nombre}
            id={`${id}-${i}`}
            aria-controls={`${id}-panel`}
            {...(soloIcono ? { 'aria-label': nombre } : { label: nombre })}
            {...(Icono && (lugar || soloIcono)
              ? { icon: <Icono size={20} stroke={1.7} aria-hidden />, iconPosition: lugar ?? 'top' }
              : {})}
            sx={{ minHeight: lugar === 'top' || lugar === 'bottom' ? 64 : 44 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${elegida}`} tabIndex={0} sx={{ p: 2, flex: 1 }}>
        <Typography>{t('pestana.contenido', { cual: pestanas[elegida]?.nombre ?? '' })}</Typography>
      </Box>
    </Box>
  );
}
