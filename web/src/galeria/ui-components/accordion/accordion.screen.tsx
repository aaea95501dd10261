import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { lineaDeAcordeon } from '#galeria/comun/acordeon.ts';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useParametro } from '#galeria/comun/parametros.ts';
import { textos } from '#galeria/ui-components/textos.ts';

const TODOS = ['uno', 'dos', 'tres', 'cuatro'] as const;
type Cual = (typeof TODOS)[number];

/** Parts that open under their title. */
export function AccordionScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('accordion')}>
      <Bloques>
        <Bloque titulo={t('acordeon.basico')}>
          <Basico />
        </Bloque>
        <Bloque titulo={t('acordeon.controlado')}>
          <Controlado />
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

function Basico() {
  const t = textos.usar();
  const [abiertos, setAbiertos] = useState<readonly Cual[]>([]);
  const cambiar = (cual: Cual, abrir: boolean) =>
    setAbiertos(abrir ? [...abiertos, cual] : abiertos.filter((uno) => uno !== cual));
  return (
    <>
      {(['uno', 'dos'] as const).map((cual) => (
        <Uno
          key={cual}
          id={`basico-${cual}`}
          cual={cual}
          abierto={abiertos.includes(cual)}
          onCambio={(abrir) => cambiar(cual, abrir)}
        />
      ))}
      <Accordion disabled disableGutters sx={acordeon}>
        <AccordionSummary expandIcon={<IconChevronDown size={18} stroke={1.7} aria-hidden />} sx={lineaDeAcordeon}>
          {t('acordeon.inactivo')}
        </AccordionSummary>
      </Accordion>
    </>
  );
}

function Controlado() {
  const [abierto, setAbierto] = useParametro('abierto', 'uno');
  return TODOS.map((cual) => (
    <Uno
      key={cual}
      id={`controlado-${cual}`}
      cual={cual}
      abierto={abierto === cual}
      onCambio={(abrir) => setAbierto(abrir ? cual : 'ninguno')}
    />
  ));
}

function Uno(props: {
  readonly id: string;
  readonly cual: Cual;
  readonly abierto: boolean;
  readonly onCambio: (abrir: boolean) => void;
}) {
  const t = textos.usar();
  return (
    <Accordion disableGutters expanded={props.abierto} onChange={(_, abrir) => props.onCambio(abrir)} sx={acordeon}>
      <AccordionSummary
        id={props.id}
        aria-controls={`${props.id}-texto`}
        expandIcon={<IconChevronDown size={18} stroke={1.7} aria-hidden />}
        sx={lineaDeAcordeon}
      >
        {t(`acordeon.${props.cual}`)}
      </AccordionSummary>
      <AccordionDetails sx={{ color: 'text.secondary' }}>{t(`acordeon.${props.cual}Texto`)}</AccordionDetails>
    </Accordion>
  );
}

const acordeon = {
  '&.MuiPaper-elevation0': { boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)', border: 0 },
  mb: 1,
  borderRadius: '7px !important',
  '&::before': { display: 'none' },
  '&.Mui-disabled': { bgcolor: 'sunken' },
} as const;
