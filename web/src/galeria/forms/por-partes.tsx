import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useId, useState } from 'react';
import { Bloque } from '#galeria/comun/bloques.tsx';
import { useOpcion } from '#galeria/comun/parametros.ts';
import { CamposDe } from './bloques-de-datos.tsx';
import { type Dato, esquemaDe, vacios } from './datos.ts';
import { FormularioDemo } from './formulario-demo.tsx';
import { textosDeDatos } from './textos-de-datos.ts';

const PLEGABLES = [
  { id: 'direccion', datos: ['nombre', 'calle', 'localidad', 'postal'] },
  { id: 'entrega', datos: ['entrega', 'indicaciones'] },
  { id: 'pago', datos: ['titular', 'tarjeta', 'vencimiento'] },
] as const satisfies readonly { readonly id: string; readonly datos: readonly Dato[] }[];
const DE_PLEGABLES: readonly Dato[] = PLEGABLES.flatMap(({ datos }) => [...datos]);
const ESQUEMA_DE_PLEGABLES = esquemaDe(DE_PLEGABLES);

const PESTANAS = [
  { id: 'personal', datos: ['nombre', 'pais', 'nacimiento', 'telefono'] },
  { id: 'cuenta', datos: ['usuario', 'correo', 'contrasena'] },
  { id: 'redes', datos: ['instagram', 'facebook', 'sitio'] },
] as const satisfies readonly { readonly id: string; readonly datos: readonly Dato[] }[];
const IDS_DE_PESTANAS = PESTANAS.map((una) => una.id);
const DE_PESTANAS: readonly Dato[] = PESTANAS.flatMap(({ datos }) => [...datos]);
const ESQUEMA_DE_PESTANAS = esquemaDe(DE_PESTANAS);

type Plegable = (typeof PLEGABLES)[number]['id'];
type Pestana = (typeof PESTANAS)[number]['id'];
const tiene = (datos: readonly string[], campo: string) => datos.includes(campo);

/** One form in three parts that fold. A part with something wrong opens by itself when the form is sent. */
export function Plegables() {
  const t = textosDeDatos.usar();
  const id = useId();
  const [abiertas, setAbiertas] = useState<readonly Plegable[]>(['direccion']);
  const abrir = (parte: Plegable, abierta: boolean) =>
    setAbiertas(PLEGABLES.map((una) => una.id).filter((una) => (una === parte ? abierta : abiertas.includes(una))));
  const handleEnfocar = (campo: string) => {
    const parte = PLEGABLES.find(({ datos }) => tiene(datos, campo));
    if (parte) abrir(parte.id, true);
  };
  return (
    <Bloque titulo={t('plegables')} ancho>
      <FormularioDemo
        caja="plegables"
        esquema={ESQUEMA_DE_PLEGABLES}
        valores={vacios(DE_PLEGABLES)}
        alEnfocar={handleEnfocar}
        data-testid="forms-plegables"
      >
        <div>
          {PLEGABLES.map((parte) => (
            <Accordion
              key={parte.id}
              disableGutters
              elevation={0}
              expanded={abiertas.includes(parte.id)}
              onChange={(_, abierta) => abrir(parte.id, abierta)}
              slotProps={{ heading: { component: 'h3' } }}
              sx={{ border: 1, borderColor: 'divider', '& + &': { borderTop: 0 }, '&::before': { display: 'none' } }}
            >
              <AccordionSummary
                id={`${id}-${parte.id}`}
                aria-controls={`${id}-${parte.id}-partes`}
                expandIcon={<IconChevronDown size={18} stroke={1.7} aria-hidden />}
              >
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {t(`parte.${parte.id}`)}
                </Typography>
              </AccordionSummary>
              <AccordionDetails sx={{ pt: 1 }}>
                <Columna>
                  <CamposDe datos={parte.datos} />
                </Columna>
              </AccordionDetails>
            </Accordion>
          ))}
        </div>
      </FormularioDemo>
    </Bloque>
  );
}

/** One form in three tabs, which the address tells, sent as a whole: it goes to the tab where something is wrong. */
export function ConPestanas() {
  const t = textosDeDatos.usar();
  const id = useId();
  const [escrita, setEscrita] = useOpcion('pestana', IDS_DE_PESTANAS, 'personal');
  // Shown at once, for the keyboard goes to a field of it before the address tells it.
  const [adelantada, setAdelantada] = useState<Pestana | null>(null);
  if (adelantada === escrita) setAdelantada(null);
  const elegida = adelantada ?? escrita;
  const handleEnfocar = (campo: string) => {
    const pestana = PESTANAS.find(({ datos }) => tiene(datos, campo));
    if (!pestana) return;
    setAdelantada(pestana.id);
    setEscrita(pestana.id);
  };
  return (
    <Bloque titulo={t('pestanas')} ancho>
      <FormularioDemo
        caja="pestanas"
        esquema={ESQUEMA_DE_PESTANAS}
        valores={vacios(DE_PESTANAS)}
        alEnfocar={handleEnfocar}
        data-testid="forms-pestanas"
      >
        <Tabs
          value={elegida}
          onChange={(_, una: Pestana) => setEscrita(una, { historia: true })}
          aria-label={t('pestanas')}
        >
          {PESTANAS.map((una) => (
            <Tab
              key={una.id}
              value={una.id}
              label={t(`parte.${una.id}`)}
              id={`${id}-${una.id}`}
              aria-controls={`${id}-${una.id}-panel`}
            />
          ))}
        </Tabs>
        {PESTANAS.map((una) => (
          <div
            key={una.id}
            role="tabpanel"
            hidden={una.id !== elegida}
            id={`${id}-${una.id}-panel`}
            aria-labelledby={`${id}-${una.id}`}
          >
            <Columna>
              <CamposDe datos={una.datos} />
            </Columna>
          </div>
        ))}
      </FormularioDemo>
    </Bloque>
  );
}

function Columna({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>;
}
