import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { lineaDeAcordeon } from '#galeria/comun/acordeon.ts';
import { coincide } from '#galeria/comun/buscar.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useParametro } from '#galeria/comun/parametros.ts';
import { textos } from '#galeria/pages/textos.ts';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { MasPreguntas } from './mas-preguntas.tsx';
import { type Pregunta, seAbre, usePreguntas } from './preguntas.ts';

/** Questions that open one by one; the first is open, and a search leaves those that speak of it, open where they do. */
export function FaqScreen() {
  const t = textos.usar();
  const [buscar, setBuscar] = useParametro('buscar', '');
  const preguntas = usePreguntas().filter(({ pregunta, respuesta }) => coincide(buscar, pregunta, respuesta));
  return (
    <PaginaDemo sinLlamada titulo={t('faqTitulo')}>
      <Box sx={{ width: '100%', maxWidth: 920, mx: 'auto' }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', py: { xs: 2, sm: 4 } }}>
          <Typography variant="h2" sx={{ fontSize: { xs: '1.5rem', sm: '2rem' }, lineHeight: 1.25, fontWeight: 600 }}>
            {t('faqLema')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 2.5, color: 'text.secondary' }}>{t('faqLemaTexto')}</Typography>
          <CajaDeBusqueda valor={buscar} etiqueta={t('faqBuscar')} onBuscar={setBuscar} />
          <Oculto>
            <span role="status">{buscar && t('faqEncontradas', { count: preguntas.length })}</span>
          </Oculto>
        </Box>
        {preguntas.length === 0 && (
          <Tarjeta sinRelleno>
            <VistaSinResultados buscar={buscar} onLimpiar={() => setBuscar('')} />
          </Tarjeta>
        )}
        <Box component="section" aria-label={t('faqLista')} data-testid="faq-lista" sx={{ display: 'grid', gap: 1.5 }}>
          {preguntas.map((una) => (
            // Another search begins anew with which are open.
            <Una key={`${una.id} ${buscar}`} {...una} buscar={buscar} />
          ))}
        </Box>
        <MasPreguntas />
      </Box>
    </PaginaDemo>
  );
}

function Una(props: Pregunta & { readonly buscar: string }) {
  const { id, buscar } = props;
  const [abierta, setAbierta] = useState(seAbre(props, buscar));
  return (
    <Accordion disableGutters expanded={abierta} onChange={(_, abrir) => setAbierta(abrir)} sx={acordeon}>
      <AccordionSummary
        id={`faq-${id}`}
        aria-controls={`faq-${id}-respuesta`}
        expandIcon={<IconChevronDown size={18} stroke={1.7} aria-hidden />}
        sx={{ px: 2.5, minHeight: 60, ...lineaDeAcordeon }}
      >
        <span>
          <Resaltado texto={props.pregunta} buscar={buscar} />
        </span>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2.5, pt: 0, pb: 2.5, color: 'text.secondary' }}>
        <Resaltado texto={props.respuesta} buscar={buscar} />
      </AccordionDetails>
    </Accordion>
  );
}

const acordeon = {
  borderRadius: '7px !important',
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-root': { borderRadius: '7px' },
} as const;
