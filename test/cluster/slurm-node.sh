#!/usr/bin/env bash
# Starts and stops a Slurm cluster of one node, without systemd and as the current user:
#   slurm-node.sh start FOLDER; export SLURM_CONF=FOLDER/slurm.conf
#   slurm-node.sh stop FOLDER
# FOLDER holds all its files. Debian: slurmctld, slurmd, slurm-client and munge.
set -euo pipefail
PATH=$PATH:/usr/sbin
folder=$2
host=$(hostname -s)

# Waits 30 seconds at most for a command to succeed.
wait_for() {
  for _ in $(seq 150); do
    if "$@" >/dev/null 2>&1; then return; fi
    sleep 0.2
  done
  echo "after 30 seconds, this still fails: $*" >&2
  tail --lines=20 "$folder"/*.log >&2
  return 1
}

configuration() {
  local port=$((20000 + $$ % 5000 * 2))
  cat <<END
ClusterName=nonet
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CredType=cred/munge
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
MailProg=/bin/true
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=main Nodes=$host Default=YES State=UP
END
}

start() {
  mkdir -p "$folder/state" "$folder/spool"
  # munged needs a socket that other users can access, and a key that they cannot read.
  chmod 755 "$folder"
  (umask 077 && head --bytes=1024 /dev/urandom >"$folder/munge.key")
  munged --socket="$folder/munge.socket" --key-file="$folder/munge.key" \
    --pid-file="$folder/munged.pid" --seed-file="$folder/munge.seed" \
    --log-file="$folder/munged.log"

  configuration >"$folder/slurm.conf"
  export SLURM_CONF=$folder/slurm.conf
  slurmctld -D -c >"$folder/slurmctld.log" 2>&1 &
  slurmd -D -c >"$folder/slurmd.log" 2>&1 &
  wait_for eval "sinfo --noheader --format=%T | grep --quiet idle"
}

stop() {
  local daemon
  for daemon in slurmd slurmctld munged; do
    if [ ! -f "$folder/$daemon.pid" ]; then continue; fi
    local pid
    pid=$(cat "$folder/$daemon.pid")
    kill "$pid"
    wait_for eval "! kill -0 $pid"
  done
}

"$1"
