import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipDeLote } from '#articulos/actualizar-precio/chip-de-lote.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useRastroDelMenu } from '#ui/pantalla/rastro.tsx';
import { Recorrido } from '#ui/pantalla/recorrido.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { AccionesDeLote } from './acciones.tsx';
import { CuerpoDeLote } from './cuerpo.tsx';
import { etapasDe } from './etapas.ts';
import { type Comandos, useComandosDeLote } from './use-comandos.ts';
import { useConfiguracion } from './use-configuracion.ts';
import { useFocoTrasPaso } from './use-foco-tras-paso.ts';
import { useLote } from './use-lote.ts';

/** One batch of prices, from its rule to what it wrote. The server keeps where it stands: leaving loses nothing. */
export function LoteScreen() {
  const { t } = useTranslation('precios');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const comandos = useComandosDeLote(id);
  const consulta = useLote(id, comandos.trabajando !== null);
  const lote = consulta.data;
  const [vieja, setVieja] = useState(false);
  const exigeOtra = useConfiguracion()?.aprobacionDeOtro ?? false;
  useSimularAlLlegar(lote, comandos);
  useFocoTrasPaso(lote, comandos);
  const nombre = lote && t('actualizar.lotes.nombre', { numero: formatearEntero(lote.numero) });
  return (
    <Pagina
      titulo={lote ? t('actualizar.lote.titulo', { numero: formatearEntero(lote.numero) }) : t('actualizar.titulo')}
      rastro={useRastroDelMenu(nombre)}
      {...(lote ? { estado: <ChipDeLote estado={lote.estado} sobreBanda /> } : {})}
      acciones={
        lote && <AccionesDeLote lote={lote} comandos={comandos} vieja={vieja && lote.acciones.includes('cambiar')} />
      }
    >
      <Cargado
        consulta={consulta}
        esqueleto={
          <Tarjeta sinRelleno>
            <EsqueletoDeTexto lineas={10} />
          </Tarjeta>
        }
      >
        {(datos) => (
          <>
            <Recorrido etiqueta={t('actualizar.lote.etapas.etiqueta')} etapas={etapasDe(datos, exigeOtra, t)} />
            <CuerpoDeLote key={datos.id} lote={datos} comandos={comandos} vieja={vieja} onVieja={setVieja} />
          </>
        )}
      </Cargado>
    </Pagina>
  );
}

/** A batch that was saved by simulating it is simulated as soon as it is here, once. */
function useSimularAlLlegar(lote: LoteDePrecio | undefined, comandos: Comandos): void {
  const navigate = useNavigate();
  const { simular: pedido } = useLocation().state as { simular?: true };
  const hecho = useRef(false);
  const simular = useRef(comandos.simular);
  useEffect(() => {
    simular.current = comandos.simular;
  });
  useEffect(() => {
    if (!pedido || lote === undefined || hecho.current) return;
    hecho.current = true;
    // Loading the page again, or coming back to it, is no order to simulate.
    void navigate({ to: '.', replace: true, state: {} } as never);
    if (lote.estado === 'BORRADOR' && lote.tarea === null) void simular.current(lote.version);
  }, [pedido, lote, navigate]);
}
