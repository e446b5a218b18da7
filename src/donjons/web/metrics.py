"""What the operator can measure: counters for Prometheus, with no key, no name and no address in them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

STEP_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.steps = Counter("donjons_steps", "Steps that people played", ["game"], registry=self.registry)
        self.step_seconds = Histogram(
            "donjons_step_seconds",
            "From reading a step to having stored it and shown it",
            buckets=STEP_BUCKETS,
            registry=self.registry,
        )
        self.refusals = Counter("donjons_refusals", "Messages that were refused", ["code"], registry=self.registry)
        self.tables = Counter("donjons_tables_made", "Tables that were made", ["game"], registry=self.registry)
        self.connections = Gauge("donjons_connections", "People who are connected", registry=self.registry)
        self.open_tables = Gauge("donjons_open_tables", "Tables in memory", registry=self.registry)
        self.thinkers_replaced = Gauge(
            "donjons_thinkers_replaced", "Engine processes that hung or died", registry=self.registry
        )
