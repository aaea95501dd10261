import Box from '@mui/material/Box';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { SeleccionDeArticulos } from '@trastienda/nucleo/articulos/contrato-de-seleccion.ts';
import { listarListasDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { crearLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Recorrido } from '#ui/pantalla/recorrido.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { columnas } from './estilo.ts';
import { etapasDe } from './etapas.ts';
import { FormularioDeRegla } from './regla/formulario-de-regla.tsx';
import { leerFiltro } from './regla/leer-filtro.ts';
import { useConfiguracion } from './use-configuracion.ts';

/** What was chosen in the table, as an order carries it, and how many those are. */
type Traida = { readonly seleccion?: SeleccionDeArticulos; readonly cuantas?: number };

/** A batch that is not on the server yet. Simulating saves it, and its own screen goes on from there. */
export function NuevoLoteScreen() {
  const { t } = useTranslation('precios');
  const navigate = useNavigate();
  const { seleccion, cuantas } = useLocation().state as Traida;
  const filtro = { ...leerFiltro(useSearch({ strict: false })), ...(seleccion && { elegidos: cuantas }) };
  const crear = useComando(crearLote);
  const listas = useQuery(consultaDe(listarListasDePrecio, {}));
  const exigeOtra = useConfiguracion()?.aprobacionDeOtro ?? false;
  const [creado, setCreado] = useState<LoteDePrecio | null>(null);
  useEffect(() => {
    if (creado === null) return;
    const destino = { to: '/articulos/actualizar-precio/$id', params: { id: creado.id } };
    void navigate({ ...destino, replace: true, state: { simular: true } } as never);
  }, [creado, navigate]);
  return (
    <Pagina titulo={t('actualizar.lote.nuevo')}>
      <Recorrido etiqueta={t('actualizar.lote.etapas.etiqueta')} etapas={etapasDe(null, exigeOtra, t)} />
      <Box sx={columnas}>
        <Tarjeta titulo={t('actualizar.lote.regla.titulo')} densa>
          <Cargado consulta={listas} esqueleto={<EsqueletoDeTexto lineas={8} />}>
            {({ filas }) => (
              <FormularioDeRegla
                lote={null}
                listas={filas}
                filtro={filtro}
                guardado={creado !== null}
                onSimular={({ filtro: { elegidos, ...partes }, ...datos }) =>
                  crear.mutateAsync({ body: { ...datos, filtro: partes, ...(elegidos && { seleccion }) } })
                }
                onListo={setCreado}
              />
            )}
          </Cargado>
        </Tarjeta>
        <Tarjeta sinRelleno>
          <VistaVacia
            icono={IconAdjustments}
            titulo={t('actualizar.lote.vacio')}
            texto={t('actualizar.lote.vacioTexto')}
          />
        </Tarjeta>
      </Box>
    </Pagina>
  );
}
